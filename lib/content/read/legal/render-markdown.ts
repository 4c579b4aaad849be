import rehypeSanitize from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { nodesOf, type Section, sectionsOf } from "./markdown";

/** Drops HTML, sanitises the rest, and then adds ids to headings. */
const processor = unified()
  .use(remarkParse)
  .use(remarkRehype)
  .use(rehypeSanitize)
  .use(rehypeSlug)
  .use(rehypeStringify)
  .freeze();

/** Renders Markdown as sanitised HTML, with its sections for a table of contents. */
export const renderMarkdown = (markdown: string): { html: string; toc: Section[] } => ({
  html: String(processor.processSync(markdown)),
  toc: sectionsOf(nodesOf(markdown)),
});
