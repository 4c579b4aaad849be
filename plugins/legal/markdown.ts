import rehypeSanitize from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";

/** A part of a Markdown text: what the check and the table of contents need of it. */
export interface MarkdownNode {
  type: string;
  /** Level of a heading, 1 to 6. */
  depth?: number;
  /** Target of a link or a definition. */
  url?: string;
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

interface HtmlNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: { id?: unknown };
  children?: HtmlNode[];
}

/** Markup in the text is dropped, what is left is sanitised, and only then headings get ids. */
const processor = unified()
  .use(remarkParse)
  .use(remarkRehype)
  .use(rehypeSanitize)
  .use(rehypeSlug)
  .use(rehypeStringify)
  .freeze();

/** Every part of a Markdown text, each before the parts in it. */
export function nodesOf(markdown: string): MarkdownNode[] {
  return [...within(processor.parse(markdown) as MarkdownNode)];
}

/** The words in a part. */
export function wordsOf(node: { value?: string; children?: readonly object[] }): string {
  return [...within(node)].map(({ value = "" }) => value).join("");
}

/** A Markdown text as sanitised HTML, and its sections: the headings of the second level. */
export function renderMarkdown(markdown: string): { html: string; toc: Section[] } {
  const tree = processor.runSync(processor.parse(markdown));
  const toc = [...within(tree as HtmlNode)]
    .filter(({ tagName }) => tagName === "h2")
    .map((heading) => ({ id: String(heading.properties?.id), title: wordsOf(heading) }));
  return { html: processor.stringify(tree), toc };
}

function* within<Node extends { children?: readonly object[] }>(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children ?? []) yield* within(child as Node);
}
