import { graphql, type HeadProps } from "gatsby";
import { PageHead } from "#src/app/head/page-head";

export { LegalPage as default } from "#src/site/legal-page/legal-page";

type Data = Queries.LegalTemplateQuery;

export function Head({ data, location }: HeadProps<Data>) {
  const { page } = data;
  return <PageHead title={page?.title} description={page?.summary} path={location.pathname} />;
}

export const query = graphql`
  query LegalTemplate($slug: String!) {
    page: legalPage(slug: { eq: $slug }) {
      ...LegalPage
    }
    others: allLegalPage(filter: { slug: { nin: [$slug, "about"] } }, sort: { slug: ASC }) {
      nodes {
        slug
        title
      }
    }
  }
`;
