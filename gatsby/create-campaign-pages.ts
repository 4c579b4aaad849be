import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { campaignPath } from "../lib/content/pages/paths";

interface Campaigns {
  allCampaign: { nodes: { slug: string; blocks: { module?: string }[] }[] };
}

/** What a campaign's page is queried by. */
export interface CampaignPageContext {
  slug: string;
}

/**
 * A page for each campaign. One with a module has a template of its own, `campaign-<module>`, so that
 * no other page brings the module's code.
 */
export async function createCampaignPages({ graphql, actions, reporter }: CreatePagesArgs) {
  const { data, errors } = await graphql<Campaigns>(`
    query Campaigns {
      allCampaign(sort: { slug: ASC }) {
        nodes {
          slug
          blocks {
            ... on ModuleBlock {
              module
            }
          }
        }
      }
    }
  `);
  if (!data || errors) {
    reporter.panicOnBuild("The campaigns could not be listed from the content.", errors);
    return;
  }
  for (const { slug, blocks } of data.allCampaign.nodes) {
    const module = blocks.find((block) => block.module !== undefined)?.module;
    const template = module === undefined ? "campaign" : `campaign-${module}`;
    const context: CampaignPageContext = { slug };
    actions.createPage({
      path: campaignPath(slug),
      component: resolve(`src/templates/${template}.tsx`),
      context,
    });
  }
}
