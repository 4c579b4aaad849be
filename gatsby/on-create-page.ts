import type { GatsbyNode } from "gatsby";
import { FIXED_PAGES } from "../lib/content/model/pages/fixed-pages";
import { frameOf, type PageKind } from "../lib/content/model/pages/page-kinds";

const KINDS = new Map(
  Object.entries(FIXED_PAGES).map(([kind, { path }]) => [path as string, kind as PageKind]),
);

/** Adds the frame's facts from the row of a page in src/pages to its context. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  const kind = KINDS.get(page.path);
  const frame = kind && frameOf(kind);
  if (!frame || Object.keys(frame).length === 0) return;
  actions.deletePage(page);
  actions.createPage({ ...page, context: { ...page.context, ...frame } });
};
