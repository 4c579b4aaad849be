import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { validatedCatalogue } from "../lib/content/check/validated/validated-catalogue";
import { frameOf, PAGE_KINDS } from "../lib/content/model/pages/page-kinds";
import { planPages } from "../lib/content/model/pages/plan-pages";
import { pageColors } from "../lib/site/colors/page-colors";

/**
 * Creates the pages of the plan. The context holds the colours of the first view, so that Gatsby renders a page again
 * if they change (src/app/boot/page-colors.tsx).
 */
export const createPages: GatsbyNode["createPages"] = ({ actions, store }) => {
  const root = store.getState().program.directory as string;
  const catalogue = validatedCatalogue(root);
  const colorsOf = pageColors(catalogue);
  for (const page of planPages(catalogue)) {
    actions.createPage({
      path: page.path,
      component: resolve(root, `src/templates/${PAGE_KINDS[page.kind].template}.tsx`),
      context: { ...page.context, ...frameOf(page.kind), colors: colorsOf(page) },
    });
  }
};
