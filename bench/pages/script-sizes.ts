import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { inlineElements } from "../../lib/site/headers/inline-hashes";

/** Script of one page; bytes as our own server sends them, by Brotli. */
export interface ScriptSizes {
  /** Written into the HTML. */
  inline: number;
  /** What arrives before the first idle moment or touch, `inline` included. */
  early: number;
  /** What arrives in all when the page is left alone, `early` included. */
  all: number;
}

/** Paths of the script files that a page fetched, such as `/app-623fb808.js`. */
export interface FetchedScripts {
  early: readonly string[];
  all: readonly string[];
}

/** The source texts of the inline scripts of an HTML page that a browser runs. */
export const inlineScripts = (html: string): string[] =>
  inlineElements(html).flatMap(({ kind, text }) =>
    kind === "script" && text.trim() !== "" ? [text] : [],
  );

/**
 * Sizes of a page's script, computed from the files of the build so that they do not depend on the
 * server; each file is compressed by itself, as it is sent.
 */
export function scriptSizes(
  html: string,
  { early, all }: FetchedScripts,
  publicDirectory: string,
): ScriptSizes {
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  const files = (paths: readonly string[]) =>
    sum([...new Set(paths)].map((path) => sentSize(readFileSync(join(publicDirectory, path)))));
  const texts = inlineScripts(html);
  const inline = texts.length === 0 ? 0 : sentSize(texts.join("\n"));
  return { inline, early: inline + files(early), all: inline + files(all) };
}

const sentSize = (content: string | Buffer) => brotliCompressSync(content).length;
