import rehypeSlug from "rehype-slug";
import remarkParse from "remark-parse";
import { unified } from "unified";

/** A Markdown node, with the properties used by the check and the table of contents. */
export interface MarkdownNode {
  type: string;
  depth?: number;
  /** Target of a link or a definition. */
  url?: string;
  title?: string | null;
  value?: string;
  children?: MarkdownNode[];
  position?: { start: { offset?: number }; end: { offset?: number } };
}

/** A section: the id of its heading in the HTML, and the heading's text. */
export interface Section {
  id: string;
  title: string;
}

const parser = unified().use(remarkParse).freeze();
const giveIds = rehypeSlug();

export const nodesOf = (markdown: string): MarkdownNode[] => [
  ...within(parser.parse(markdown) as MarkdownNode),
];

export const wordsOf = (node: MarkdownNode): string =>
  [...within(node)].map(({ value = "" }) => value).join("");

/** Sections of a text, one for each heading of the second level, with the ids of the rendered page. */
export function sectionsOf(nodes: readonly MarkdownNode[]): Section[] {
  const children = nodes
    .filter(({ type }) => type === "heading")
    .map((heading) => ({
      type: "element" as const,
      tagName: `h${heading.depth}`,
      properties: {} as { id?: string },
      children: [{ type: "text" as const, value: wordsOf(heading) }],
    }));
  giveIds({ type: "root", children });
  return children
    .filter(({ tagName }) => tagName === "h2")
    .map(({ properties, children: [text] }) => ({
      id: properties.id ?? "",
      title: text?.value ?? "",
    }));
}

function* within(node: MarkdownNode): Generator<MarkdownNode> {
  yield node;
  for (const child of node.children ?? []) yield* within(child);
}
