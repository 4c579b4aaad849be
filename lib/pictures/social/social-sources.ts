import type { PageHead } from "../../site/ledger/page-head";
import { socialPicturePath } from "../../site/addresses";
import type { Catalogue } from "../../content/catalogue/read-catalogue";
import { fingerprints, POSTER_CODE } from "../fingerprint";
import { socialSvg } from "./social-svg";
import { FOLDER, type SocialSource } from "./make-social-pictures";
import { castsOf, shownBy } from "./shown-by";
import { wordsOf } from "./words-of";

/** Folders whose code draws these pictures. */
const CODE = [...POSTER_CODE, "lib/artwork/social", "lib/pictures/social"];

/** What these pictures are made of. */
export interface SocialMaterial {
  readonly catalogue: Catalogue;
  readonly heads: readonly PageHead[];
}

/** The pictures of all pages that are a destination, each drawn from what its page says and shows. */
export function socialSources(root: string, { catalogue, heads }: SocialMaterial): SocialSource[] {
  const casts = castsOf(catalogue);
  const fingerprint = fingerprints(root, CODE);
  return heads.flatMap((head) => {
    if (head.hidden) return [];
    // One file may be the page of several addresses.
    const path = head.path.replace(/\.html$/, "");
    const file = socialPicturePath(path).slice(`/${FOLDER}/`.length);
    const shown = shownBy(path, catalogue, casts);
    const isNamed = "cast" in shown && shown.cast.length === 1 && !shown.mark;
    const words = wordsOf(head, catalogue.site.title, isNamed);
    const data = [path, words, shown];
    return [
      {
        file,
        drawing: { fingerprint: fingerprint(data), draw: () => socialSvg(path, shown, words) },
      },
    ];
  });
}
