import { PAGE_WORDS } from "../content/model/pages/page-words";
import { birthdaysPath } from "../content/model/pages/paths";
import { MONTHS } from "./months";

/** Words for the page at an address, besides its title. The browser knows them: the index only names the pages. */
export function pageWords(path: string): readonly string[] {
  const page = path.replace(/(?<=.)\/$/, "");
  const words = PAGE_WORDS[page]?.split("; ") ?? [];
  return page === birthdaysPath ? [...words, ...MONTHS.flat()] : words;
}
