import { graphql } from "gatsby";
import { headOf } from "#src/app/head/head-of";

export { LegalPage as default } from "#src/site/legal-page/legal-page";

export const Head = headOf(({ page }: Queries.LegalTemplateQuery) => ({
  ...(page && { title: page.title, description: page.summary }),
}));

export const query = graphql`
  query LegalTemplate($slug: String!) {
    page: legalPage(slug: { eq: $slug }) { ...LegalPage }
    site: siteDefaults {
      elsewhere { kind title about address }
    }
    others: allLegalPage(filter: { slug: { ne: "about" } }, sort: { slug: ASC }) {
      nodes { slug title }
    }
  }
`;
