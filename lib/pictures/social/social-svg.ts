import { lineUp } from "../../artwork/social/line-up";
import type { Words } from "../../artwork/social/set-lines";
import { onSleeve, solo, thing } from "../../artwork/social/solo";
import { wheel } from "../../artwork/social/wheel";
import type { Shown } from "./shown-by";

/**
 * Picture for shared links to a page: a whole `<svg>` of 1200 × 630 without `<text>`. Deterministic.
 * @param seed of the confetti: the page's path
 */
export function socialSvg(seed: string, shown: Shown, words: Words): string {
  if ("wheel" in shown) return wheel(seed, shown, words);
  if ("sleeve" in shown) return onSleeve(seed, shown, words);
  if ("prop" in shown) return thing(seed, shown, words);
  const { mark, cast } = shown;
  // A unit's mark has its name already; the slogan of the title replaces the text.
  const shownWords = mark ? { headline: words.headline, text: words.tag ?? words.text } : words;
  return cast.length < 3 ? solo(seed, shown, shownWords) : lineUp(seed, shown, shownWords);
}
