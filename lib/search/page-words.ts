import { SEARCH_WORDS } from "../content/model/pages/search-words";
import { birthdaysPath } from "../content/model/pages/paths";
import { MONTHS } from "./months";

/** Search words for a page besides its title. Part of the browser's code: the index only has the pages' titles. */
export function pageWords(path: string): readonly string[] {
  const page = path.replace(/(?<=.)\/$/, "");
  const words = SEARCH_WORDS[page]?.split("; ") ?? [];
  return page === birthdaysPath ? [...words, ...MONTHS.flat()] : words;
}
