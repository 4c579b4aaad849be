import { graphql, useStaticQuery } from "gatsby";
import { AppMeta } from "./app-meta";

interface PageHeadProps {
  /** Title of the page; the site's own title is added. */
  title?: string;
  description?: string;
  path: string;
  /** True for a page that is no destination, such as the one for unknown addresses. */
  hidden?: boolean;
}

/** What every page says of itself to browsers, search engines and shared links. */
export function PageHead({ title, description, path, hidden = false }: PageHeadProps) {
  const { defaults } = useStaticQuery<Queries.PageHeadQuery>(graphql`
    query PageHead {
      defaults: siteDefaults {
        title
        tagline
        description
        address
      }
    }
  `);
  const fullTitle = title
    ? `${title} · ${defaults?.title}`
    : `${defaults?.title}: ${defaults?.tagline}`;
  const text = description ?? defaults?.description ?? "";
  const page = path === "/" ? path : path.replace(/\/$/, "");
  const address = !hidden && defaults?.address && `${defaults.address}${page}`;
  return (
    <>
      <title>{fullTitle}</title>
      {hidden ? <meta name="robots" content="noindex" /> : null}
      <meta name="description" content={text} />
      {address ? <link rel="canonical" href={address} /> : null}
      <meta property="og:site_name" content={defaults?.title} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={text} />
      {address ? <meta property="og:url" content={address} /> : null}
      <AppMeta />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    </>
  );
}
