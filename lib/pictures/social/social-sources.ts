import type { PageHead } from "../../site/site-files/page-head";
import { socialPicturePath } from "../../site/addresses";
import type { Catalogue } from "../../content/model/catalogue/catalogue";
import { SOCIAL_HEIGHT, SOCIAL_WIDTH } from "../../artwork/social/size";
import type { PictureSource } from "../../images/types";
import { fingerprints, POSTER_CODE } from "../fingerprint";
import { socialSvg } from "./social-svg";
import { castsOf, shownBy } from "./shown-by";
import { wordsOf } from "./words-of";

/** Folders whose code draws these pictures. */
const CODE = [...POSTER_CODE, "lib/artwork/social", "lib/pictures/social"];

/** Pictures of all pages that are not hidden, drawn from their titles, descriptions and subjects. */
export function socialSources(
  root: string,
  catalogue: Catalogue,
  heads: readonly PageHead[],
): PictureSource[] {
  const casts = castsOf(catalogue);
  const fingerprint = fingerprints(root, CODE);
  return heads.flatMap((head) => {
    if (head.hidden) return [];
    // A file may serve several addresses.
    const path = head.path.replace(/\.html$/, "");
    const address = socialPicturePath(path);
    const shown = shownBy(path, catalogue, casts);
    const isNamed = "cast" in shown && shown.cast.length === 1 && !shown.mark;
    const { title: siteTitle } = catalogue.site;
    return [
      {
        key: address.slice(1),
        address,
        width: SOCIAL_WIDTH,
        height: SOCIAL_HEIGHT,
        profile: "social",
        drawing: {
          // Not the words as they are lettered: finding those opens the typeface.
          fingerprint: fingerprint([
            [path, head.title, head.description, siteTitle],
            Object.entries(shown),
          ]),
          draw: () => socialSvg(path, shown, wordsOf(head, siteTitle, isNamed)),
        },
      },
    ];
  });
}
