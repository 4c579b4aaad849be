import { graphql, useStaticQuery } from "gatsby";

interface PageHeadProps {
  /** Title of the page; the site's own title is added. */
  title?: string;
  description?: string;
  path: string;
}

/** What every page says of itself to browsers, search engines and shared links. */
export function PageHead({ title, description, path }: PageHeadProps) {
  const { site, defaults } = useStaticQuery<Queries.PageHeadQuery>(graphql`
    query PageHead {
      site {
        siteMetadata {
          siteUrl
        }
      }
      defaults: siteDefaults {
        title
        tagline
        description
      }
    }
  `);
  const fullTitle = title
    ? `${title} · ${defaults?.title}`
    : `${defaults?.title}: ${defaults?.tagline}`;
  const text = description ?? defaults?.description ?? "";
  const address = `${site?.siteMetadata?.siteUrl}${path === "/" ? "/" : path.replace(/\/$/, "")}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={text} />
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content={defaults?.title} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={text} />
      <meta property="og:url" content={address} />
      <meta name="theme-color" content="#fe4d91" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    </>
  );
}
