import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { legalPath } from "../lib/content/pages/paths";

/** What a legal page is queried by. */
export interface LegalPageContext {
  slug: string;
}

/** One page for each text of content/legal. */
export async function createLegalPages({
  graphql,
  actions,
  reporter,
}: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<{ allLegalPage: { nodes: LegalPageContext[] } }>(`
    query LegalSlugs {
      allLegalPage(sort: { slug: ASC }) {
        nodes {
          slug
        }
      }
    }
  `);
  if (!data || errors) {
    reporter.panicOnBuild("The legal pages could not be listed from the content.", errors);
    return;
  }
  const component = resolve("src/templates/legal.tsx");
  for (const { slug } of data.allLegalPage.nodes) {
    actions.createPage({ path: legalPath(slug), component, context: { slug } });
  }
}
