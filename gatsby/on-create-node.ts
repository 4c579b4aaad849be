import type { GatsbyNode, Node } from "gatsby";
import type { LegalSlug } from "../content/types";
import { legalText } from "../lib/content/read/catalogue/read-catalogue";
import { KINDS } from "../lib/content/model/kinds/kinds";
import { basePath } from "../lib/site/base-path";
import { renderMarkdown } from "../lib/content/read/legal/render-markdown";

const TYPE = "LegalPage";

interface FileNode extends Node {
  name: string;
  relativeDirectory: string;
}

const isFileNode = (node: object): node is FileNode => (node as FileNode).internal.type === "File";

/** Only Markdown files of content/legal become pages. */
export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = ({ node }) =>
  isFileNode(node) &&
  node.relativeDirectory === KINDS.legal.folder &&
  node.internal.mediaType === "text/markdown";

/** Creates a page's node from its file: front matter, HTML and table of contents. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({
  node,
  actions,
  createNodeId,
  createContentDigest,
  loadNodeContent,
}) => {
  if (!isFileNode(node)) return;
  const { body, ...facts } = legalText(node.name as LegalSlug, await loadNodeContent(node));
  const { html, ...rest } = renderMarkdown(body);
  // In our own Markdown only links have addresses.
  const page = { ...facts, ...rest, html: html.replaceAll('href="/', `href="${basePath()}/`) };
  const child = {
    ...page,
    id: createNodeId(`${TYPE} ${facts.slug}`),
    parent: node.id,
    children: [],
    internal: { type: TYPE, contentDigest: createContentDigest(page) },
  };
  await actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
};
