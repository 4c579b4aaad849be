import { join } from "node:path";
import type { PageHead } from "../../../site/built-pages/page-heads";
import { socialPicturePath } from "../../../site/social-picture";
import { readCatalogue } from "../../../content/catalogue/read-catalogue";
import { POSTER_CODE, recipes } from "../../posters/sources/recipe";
import { socialSvg } from "../drawing/social-svg";
import { FOLDER, type SocialSource } from "../stage/make-social-pictures";
import { readGatherings } from "./gatherings";
import { shownBy } from "./shown-by";
import { wordsOf } from "./words-of";

/** Folders whose code draws these pictures. */
const CODE = [...POSTER_CODE, "lib/artwork/social"];

/**
 * The pictures of all pages that are a destination, each drawn from what its page says and shows.
 * @param root the site's folder
 * @param content the folder of the records, relative to it
 */
export function socialSources(
  root: string,
  content: string,
  heads: readonly PageHead[],
): SocialSource[] {
  const records = join(root, content);
  const catalogue = readCatalogue(records);
  const gatherings = readGatherings(records);
  const recipe = recipes(root, CODE);
  return heads.flatMap((head) => {
    if (head.hidden) return [];
    // One file may be the page of several addresses.
    const path = head.path.replace(/\.html$/, "");
    const file = socialPicturePath(path).slice(`/${FOLDER}/`.length);
    const shown = shownBy(path, catalogue, gatherings);
    const isNamed = "cast" in shown && shown.cast.length === 1 && !shown.mark;
    const words = wordsOf(head, catalogue.site.title, isNamed);
    const data = [path, words, JSON.stringify(shown)];
    return [{ file, drawing: { recipe: recipe(data), draw: () => socialSvg(path, shown, words) } }];
  });
}
