import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { PageHead } from "#src/app/head/page-head";
import { LegalPage } from "#src/site/legal-page/legal-page";

type Data = Queries.LegalTemplateQuery;

export default function LegalTemplate({ data }: PageProps<Data>) {
  return <LegalPage data={data} />;
}

export function Head({ data, location }: HeadProps<Data>) {
  const { page } = data;
  return <PageHead title={page?.title} description={page?.summary} path={location.pathname} />;
}

export const query = graphql`
  query LegalTemplate($slug: String!) {
    page: legalPage(slug: { eq: $slug }) {
      ...LegalHero
      ...LegalContents
      slug
      title
      summary
      html
    }
    others: allLegalPage(filter: { slug: { nin: [$slug, "about"] } }, sort: { slug: ASC }) {
      nodes {
        ...LegalCard
      }
    }
  }
`;
