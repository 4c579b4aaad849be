import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { fourPieceIdolPath } from "../lib/content/pages/paths";
import { neighbours } from "./neighbours";

/** What an idol's page of the audition is queried by. */
export interface FourPieceIdolPageContext {
  slug: string;
  venue: string;
  previous: string;
  next: string;
}

/** One page for each idol of the audition, in the order of the badges. */
export async function createFourPiecePages({
  graphql,
  actions,
  reporter,
}: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<{
    allFourPieceIdol: { nodes: { slug: string; venue: string }[] };
  }>(`
    query FourPieceSlugs {
      allFourPieceIdol(sort: { number: ASC }) {
        nodes {
          slug
          venue
        }
      }
    }
  `);
  if (!data || errors) {
    reporter.panicOnBuild("The idols of the audition could not be listed.", errors);
    return;
  }
  const { nodes } = data.allFourPieceIdol;
  const component = resolve("src/templates/four-piece-idol.tsx");
  for (const [place, { slug, venue }] of nodes.entries()) {
    const [previous, next] = neighbours(nodes, place);
    const context: FourPieceIdolPageContext = {
      slug,
      venue,
      previous: previous.slug,
      next: next.slug,
    };
    actions.createPage({ path: fourPieceIdolPath(slug), component, context });
  }
}
