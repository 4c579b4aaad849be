import type { GatsbyNode, Node } from "gatsby";
import type { LegalSlug } from "../content/types";
import { legalText } from "../lib/content/read/catalogue/read-catalogue";
import { KINDS } from "../lib/content/model/kinds/kinds";
import { basePath } from "../lib/site/base-path";
import { renderMarkdown } from "../lib/content/read/legal/render-markdown";

/** The GraphQL type that is made of the files. */
const TYPE = "LegalPage";

interface FileNode extends Node {
  name: string;
  relativeDirectory: string;
}

const isFileNode = (node: object): node is FileNode => (node as FileNode).internal.type === "File";

/** Only the Markdown files of content/legal are pages. */
export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = ({ node }) =>
  isFileNode(node) &&
  node.relativeDirectory === KINDS.legal.folder &&
  node.internal.mediaType === "text/markdown";

/** Makes a page's node of its file: what stands in front, its HTML and its table of contents. */
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
  // Our own Markdown, in which a link is all that has an address.
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
