import rehypeSlug from "rehype-slug";
import remarkParse from "remark-parse";
import { unified } from "unified";

/** A part of a Markdown text: what the check and the table of contents need of it. */
export interface MarkdownNode {
  type: string;
  /** Level of a heading, 1 to 6. */
  depth?: number;
  /** Target of a link or a definition. */
  url?: string;
  /** What a link or a definition has behind its target. */
  title?: string | null;
  /** Text of a leaf. */
  value?: string;
  children?: MarkdownNode[];
  position?: { start: { offset?: number }; end: { offset?: number } };
}

/** A section of a text: the id of its heading in the HTML, and the words of the heading. */
export interface Section {
  id: string;
  title: string;
}

const parser = unified().use(remarkParse).freeze();
const giveIds = rehypeSlug();

/** Every part of a Markdown text, each before the parts in it. */
export const nodesOf = (markdown: string): MarkdownNode[] => [
  ...within(parser.parse(markdown) as MarkdownNode),
];

/** The words in a part. */
export const wordsOf = (node: MarkdownNode): string =>
  [...within(node)].map(({ value = "" }) => value).join("");

/** The sections of a text, its headings of the second level, with the ids of the rendered page. */
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
