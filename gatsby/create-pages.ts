import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { readCatalogue } from "../lib/content/catalogue/read-catalogue";
import { contentFolder } from "../lib/content/mirror/content-folder";
import { planPages } from "../lib/content/pages/plan-pages";

/** Makes the pages that follow from the content. */
export const createPages: GatsbyNode["createPages"] = ({ actions, store }) => {
  const root = store.getState().program.directory as string;
  for (const { path, template, context } of planPages(readCatalogue(contentFolder(root)))) {
    actions.createPage({
      path,
      component: resolve(root, `src/templates/${template}.tsx`),
      context,
    });
  }
};
