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

// Types of <script> that a policy lets in by hash: the JavaScript MIME types, modules, import maps
// and speculation rules. Every other type (JSON, JSON-LD) is a data block, which nothing executes.
const EXECUTED =
  /^(?:|(?:text|application)\/(?:x-)?(?:java|ecma)script|module|importmap|speculationrules)$/i;

const isExecuted = (attributes: string): boolean => {
  if (/(?:^|\s)src\s*=/i.test(attributes)) return false;
  const type = /(?:^|\s)type\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  return EXECUTED.test((type?.[1] ?? type?.[2] ?? type?.[3] ?? "").trim());
};

/** The inline scripts and styles of a page that a content security policy has to name. */
export function inlineElements(html: string): InlineElement[] {
  return [...html.matchAll(ELEMENTS)].flatMap(([, name = "", attributes = "", text = ""]) => {
    const kind = name.toLowerCase() === "script" ? "script" : "style";
    return kind === "style" || isExecuted(attributes) ? [{ kind, text }] : [];
  });
}

/** The hash source of an inline element's text, as CSP level 3 defines it. */
export const hashSource = (text: string): string =>
  `sha256-${createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("base64")}`;

/** Hash sources by text: most pages hold the same few texts. */
const known = new Map<string, string>();

function knownSource(text: string): string {
  const source = known.get(text) ?? hashSource(text);
  known.set(text, source);
  return source;
}

/** The hashes of the inline scripts and styles of a page. */
export function inlineHashes(html: string): InlineHashes {
  const elements = inlineElements(html);
  const hashes = (kind: InlineElement["kind"]) =>
    sorted(elements.filter((one) => one.kind === kind).map(({ text }) => knownSource(text)));
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
