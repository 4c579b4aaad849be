import { PAGE_KINDS } from "./page-kinds";

/** Search words of pages by their addresses, parted by semicolons. Bundles have the outcome alone (gatsby/evaluated.ts). */
export const PAGE_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(PAGE_KINDS).flatMap(({ path, words }) => (path && words ? [[path, words]] : [])),
);
