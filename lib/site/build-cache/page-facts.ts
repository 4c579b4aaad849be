import { join } from "node:path";
import { KnownFiles } from "../built-pages/known-files";
import { type PageHead, parsePageHead } from "../built-pages/page-heads";
import { readPages } from "../built-pages/read-pages";
import { type InlineHashes, inlineHashes } from "../headers/inline-hashes";
import { StoredStages } from "./stored-stages";

/** What pictures for shared links, crawlers and the headers have to know of a page. */
export interface PageFacts {
  readonly head: PageHead;
  readonly inline: InlineHashes;
}

/**
 * The facts of all pages of the site, in the order of their files. While the code is the same, pages that nobody
 * has touched since the build before are not read again. For what comes after the bundles: their stage has named
 * the code.
 * @param root the project's folder
 */
export function pageFacts(root: string): PageFacts[] {
  const code = new StoredStages(root).key("scripts");
  const known =
    code === undefined
      ? undefined
      : new KnownFiles<PageFacts>(join(root, ".cache/page-facts.json"), code);
  return readPages(join(root, "public"), factsOf, known);
}

const factsOf = (path: string, html: string): PageFacts => ({
  head: parsePageHead(path, html),
  inline: inlineHashes(html),
});
