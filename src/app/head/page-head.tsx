import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { SOCIAL_HEIGHT, SOCIAL_WIDTH } from "#lib/artwork/social/size";
import { socialPicturePath } from "#lib/site/addresses";
import type { Thing } from "schema-dts";
import { breadcrumbs, type Step } from "#lib/site/structured-data/breadcrumbs";
import { structuredDocument } from "#lib/site/structured-data/document";

export interface PageHeadProps {
  title?: string;
  description?: string;
  path: string;
  /** Canonical path, if another page shows the same content. */
  canonical?: string;
  /** Path of the page's data as JSON. */
  data?: string;
  /** Breadcrumbs: the pages above this one, and its own name at the end. */
  trail?: readonly Step[];
  /**
   * Subjects of the page as JSON-LD.
   * @param address of the site
   */
  things?: (address: string) => readonly Thing[];
  children?: ReactNode;
  /** True if the page is not to be indexed, such as the not-found page. */
  noIndex?: boolean;
}

/** Metadata of a page for browsers, search engines and shared links. */
export function PageHead(props: PageHeadProps) {
  const { title, description, path, canonical, data, trail, things, noIndex, children } = props;
  const { defaults } = useStaticQuery<Queries.PageHeadQuery>(graphql`
    query PageHead {
      defaults: siteDefaults { title tagline description address }
    }
  `);
  const fullTitle = title
    ? `${title} · ${defaults?.title}`
    : `${defaults?.title}: ${defaults?.tagline}`;
  const summary = description ?? defaults?.description ?? "";
  const page = path === "/" ? path : path.replace(/\/$/, "");
  const site = defaults?.address ?? "";
  /* Absolute if the site knows its own address. Otherwise root-relative: browsers and most search engines resolve
     it, which still merges queries and duplicate addresses of a page. Services for shared links require absolute
     ones and get none then: docs/deploy.md, "The site's address". */
  const address = `${site}${canonical ?? page}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          {data !== undefined && (
            <link
              rel="alternate"
              type="application/json"
              href={`${site}${data}`}
              title="This page as data"
            />
          )}
          {site !== "" && (
            <>
              <meta property="og:url" content={address} />
              <meta property="og:image" content={`${site}${socialPicturePath(page)}`} />
              <meta property="og:image:width" content={`${SOCIAL_WIDTH}`} />
              <meta property="og:image:height" content={`${SOCIAL_HEIGHT}`} />
              <meta
                property="og:image:alt"
                content={`A poster of this page: ${title ?? fullTitle}`}
              />
              <meta name="twitter:card" content="summary_large_image" />
            </>
          )}
        </>
      )}
      <meta property="og:site_name" content={defaults?.title} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={summary} />
      {children}
      <StructuredData
        things={[...(trail ? [breadcrumbs(site, trail)] : []), ...(things?.(site) ?? [])]}
      />
    </>
  );
}

function StructuredData({ things }: { things: readonly Thing[] }) {
  if (things.length === 0) return null;
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: structuredDocument(things) }}
    />
  );
}
