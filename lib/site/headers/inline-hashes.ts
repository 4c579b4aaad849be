import { createHash } from "node:crypto";

/** Hashes of what pages hold inline, such as "sha256-47DEQ…=", each once and sorted. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** One inline element as a policy sees it. */
export interface InlineElement {
  readonly kind: "script" | "style";
  /** The text between the tags, exactly as written: what a browser hashes. */
  readonly text: string;
}

// Scripts and styles are raw text in HTML: each ends at the first closing tag of its own name.
const ELEMENTS = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;

// What a <script> has that is no script to be hashed: its code elsewhere, or the type of a block of data (JSON, JSON-LD,
// styles), which nothing executes. Pages have no script of another type than these.
const NOT_EXECUTED =
  /\ssrc=|\stype=(?!["']?(?:text\/javascript|module|importmap|speculationrules)\b)/i;

/** The inline scripts and styles of a page that a content security policy has to name. */
export function inlineElements(html: string): InlineElement[] {
  return [...html.matchAll(ELEMENTS)].flatMap(([, name = "", attributes = "", text = ""]) => {
    const kind = name.toLowerCase() === "script" ? "script" : "style";
    return kind === "script" && NOT_EXECUTED.test(attributes) ? [] : [{ kind, text }];
  });
}

/** The hash source of an inline element's text, as CSP level 3 defines it. */
export const hashSource = (text: string): string =>
  `sha256-${createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("base64")}`;

/** The hashes of the inline scripts and styles of a page. */
export function inlineHashes(html: string): InlineHashes {
  const elements = inlineElements(html);
  const hashes = (kind: InlineElement["kind"]) =>
    sorted(elements.filter((one) => one.kind === kind).map(({ text }) => hashSource(text)));
  return { scripts: hashes("script"), styles: hashes("style") };
}

/** The hashes of all pages; their order is of no account. */
export function hashesTogether(pages: readonly InlineHashes[]): InlineHashes {
  return {
    scripts: sorted(pages.flatMap(({ scripts }) => scripts)),
    styles: sorted(pages.flatMap(({ styles }) => styles)),
  };
}

const sorted = (hashes: readonly string[]): string[] => [...new Set(hashes)].sort();
