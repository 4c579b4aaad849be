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
  /** Path of the page that counts, where this one shows the same as another. */
  canonical?: string;
  data?: string;
  /** The pages on the way to this one, and its own name at the end. */
  trail?: readonly Step[];
  /** What the page is about, for machines. @param address of the site */
  things?: (address: string) => readonly Thing[];
  children?: ReactNode;
  /** True for a page that is no destination, such as the one for unknown addresses. */
  hidden?: boolean;
}

/** What every page says of itself to browsers, search engines and shared links. */
export function PageHead(props: PageHeadProps) {
  const { title, description, path, canonical, data, trail, things, hidden, children } = props;
  const { defaults } = useStaticQuery<Queries.PageHeadQuery>(graphql`
    query PageHead {
      defaults: siteDefaults { title tagline description address }
    }
  `);
  const fullTitle = title
    ? `${title} · ${defaults?.title}`
    : `${defaults?.title}: ${defaults?.tagline}`;
  const text = description ?? defaults?.description ?? "";
  const page = path === "/" ? path : path.replace(/\/$/, "");
  const site = defaults?.address ?? "";
  /*
   * Absolute where the site knows its own address. Elsewhere it begins at the root: a browser and most
   * search engines complete it with the address they came by, which still folds queries and second
   * addresses of a page into one, and nothing has to be invented. Services that show shared links take
   * absolute ones only, and are told none then: docs/deploy.md, "The site's address".
   */
  const address = `${site}${canonical ?? page}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={text} />
      {hidden ? (
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
      <meta property="og:description" content={text} />
      {children}
      <StructuredData
        things={[...(trail ? [breadcrumbs(site, trail)] : []), ...(things?.(site) ?? [])]}
      />
    </>
  );
}

/** What a page says to machines of what it shows, as JSON-LD: a block of data that no browser runs. */
function StructuredData({ things }: { things: readonly Thing[] }) {
  if (things.length === 0) return null;
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: structuredDocument(things) }}
    />
  );
}
