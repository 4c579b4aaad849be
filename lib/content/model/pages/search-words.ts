import { PAGE_KINDS } from "./page-kinds";

/** Search words of pages by address, separated by semicolons. Bundles contain the result only (gatsby/evaluated.ts). */
export const SEARCH_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(PAGE_KINDS).flatMap(({ path, searchWords }) =>
    path && searchWords ? [[path, searchWords]] : [],
  ),
);
