import { createHash } from "node:crypto";

/** Sorted unique hashes of inline elements, such as "sha256-47DEQ…=". */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface InlineElement {
  readonly kind: "script" | "style";
  /** The text between the tags, as written. */
  readonly text: string;
}

// Scripts and styles are raw text in HTML: each ends at the first closing tag of its name.
const ELEMENTS = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;

// Attributes of a <script> that needs no hash: external code, or a data block (JSON, JSON-LD, styles that a script adopts)
// that is not executed. Pages have no other types.
const NOT_EXECUTED =
  /\ssrc=|\stype=(?!["']?(?:text\/javascript|module|importmap|speculationrules)\b)/i;

/** Inline scripts and styles of a page that a Content-Security-Policy must name. */
export function inlineElements(html: string): InlineElement[] {
  return [...html.matchAll(ELEMENTS)].flatMap(([, name = "", attributes = "", text = ""]) => {
    const kind = name.toLowerCase() === "script" ? "script" : "style";
    return kind === "script" && NOT_EXECUTED.test(attributes) ? [] : [{ kind, text }];
  });
}

/** Browsers hash the text after they have read line ends of Windows as those of Unix. */
export const hashSource = (text: string): string =>
  `sha256-${createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("base64")}`;

export function inlineHashes(html: string): InlineHashes {
  const elements = inlineElements(html);
  const hashes = (kind: InlineElement["kind"]) =>
    sortedUnique(elements.filter((one) => one.kind === kind).map(({ text }) => hashSource(text)));
  return { scripts: hashes("script"), styles: hashes("style") };
}

export function mergeHashes(pages: readonly InlineHashes[]): InlineHashes {
  return {
    scripts: sortedUnique(pages.flatMap(({ scripts }) => scripts)),
    styles: sortedUnique(pages.flatMap(({ styles }) => styles)),
  };
}

const sortedUnique = (hashes: readonly string[]): string[] => [...new Set(hashes)].sort();
