import { canLetter } from "../../artwork/lettering/lettering";
import type { Words } from "../../artwork/social/set-lines";
import type { PageHead } from "../../site/ledger/page-head";

/**
 * The words of a page's picture: its title without the site's, and its description. A title of two
 * parts (“Knights: A sword for honour”, “Rei Sakuma, UNDEAD”) is a headline and a tag.
 * @param siteTitle what stands at the end or the beginning of each title
 * @param isNamed whether the title begins with the name of somebody, and a comma after it
 */
export function wordsOf(
  { title, description }: Pick<PageHead, "title" | "description">,
  siteTitle: string,
  isNamed: boolean,
): Words {
  const own = title.endsWith(` · ${siteTitle}`) ? title.slice(0, -siteTitle.length - 3) : title;
  const parting = isNamed ? ", " : ": ";
  const [first = "", ...rest] = own.split(parting);
  // The home page is titled after the site, whose name stands in the band.
  const [headline, tag] = first === siteTitle ? rest : [first, rest.join(parting)];
  const lettered = letterable(tag ?? "");
  return {
    headline: letterable(headline ?? "") || siteTitle,
    ...(lettered ? { tag: lettered } : {}),
    text: letterable(description),
  };
}

/**
 * A text without what the lettering font lacks (Japanese names, symbols), and without the spaces,
 * brackets and quotation marks that are left empty by that.
 */
export function letterable(text: string): string {
  return [...text]
    .filter(canLetter)
    .join("")
    .replaceAll(/\(\s*\)|“\s*”|‘\s*’|\[\s*\]/g, "")
    .replaceAll(/\s+([,.:;!?])/g, "$1")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[\s,.:;·–-]+|[\s,:;·–-]+$/g, "");
}
