import { canLetter } from "../../artwork/lettering/lettering";
import type { Words } from "../../artwork/social/set-lines";
import type { PageHead } from "../../site/site-files/page-head";

/**
 * Texts of a page's picture: its title without the site's, and its description. A title of two parts (“Knights: A sword
 * for honour”, “Rei Sakuma, UNDEAD”) becomes headline and tag.
 * @param siteTitle suffix or prefix of each title
 * @param isNamed true if the title begins with a person's name and a comma
 */
export function wordsOf(
  { title, description }: Pick<PageHead, "title" | "description">,
  siteTitle: string,
  isNamed: boolean,
): Words {
  const own = title.endsWith(` · ${siteTitle}`) ? title.slice(0, -siteTitle.length - 3) : title;
  const separator = isNamed ? ", " : ": ";
  const [first = "", ...rest] = own.split(separator);
  // The home page's title begins with the site's name, which is in the band.
  const [headline, tag] = first === siteTitle ? rest : [first, rest.join(separator)];
  const letterableTag = letterable(tag ?? "");
  return {
    headline: letterable(headline ?? "") || siteTitle,
    ...(letterableTag ? { tag: letterableTag } : {}),
    text: letterable(description),
  };
}

/**
 * Removes characters that the lettering font lacks (Japanese names, symbols), and spaces, brackets and quotation marks
 * left empty by that.
 */
export function letterable(text: string): string {
  return (
    text
      .split(" ")
      .map(letterableWord)
      .join(" ")
      .replaceAll(/\(\s*\)|“\s*”|‘\s*’|\[\s*\]/g, "")
      .replaceAll(/\s+([,.:;!?])/g, "$1")
      // Separators between names that are left out.
      .replaceAll(/(?<=[,:;]) +&(?=[,.;])/g, "")
      .replaceAll(/([,:;])[,:;]+/g, "$1")
      .replaceAll(/[,:;]+\./g, ".")
      .replaceAll(/\s+/g, " ")
      .replaceAll(/^[\s,.:;·–-]+|[\s,:;·–-]+$/g, "")
  );
}

// A space takes the place of letters between others. Of a word without any only the separator behind it is left.
function letterableWord(word: string): string {
  const kept = [...word].map((char) => (canLetter(char) ? char : " ")).join("");
  if (kept === word || /[\p{L}\p{N}]/u.test(kept)) return kept;
  return kept.replaceAll(/[!?…☆*&+-]/g, "");
}
