import type { ColorSet } from "../../../../content/types";
import type { UnitStyle } from "../../posters/backdrop/unit-style";
import { PAPER } from "../../drawing/color";
import { flattened } from "../../drawing/flatten";
import { inksOf } from "../../drawing/inks";
import { random } from "../../drawing/random";
import { silhouette } from "../../drawing/silhouette";
import { place } from "../../drawing/svg";
import { drawn } from "../../illustration/illustration";
import { slotsOfInks } from "../../illustration/slots-of";
import { column } from "./headline";
import { stageSet } from "./stage-set";
import { band, FLOOR, sheet, SOCIAL_WIDTH } from "./sheet";
import type { Words } from "./words";

/** What a page about the guide itself shows. */
export interface Thing {
  /** Text of a thing in content/art/props. */
  prop: string;
  colors: ColorSet;
  style: UnitStyle;
  /** Text of a campaign's stage set, in place of the backdrop. */
  scene?: string;
}

/** A thing from backstage before the site's colours, words beside it; half of them mirrored. */
export function thing(seed: string, shown: Thing, words: Words): string {
  const inks = inksOf(shown.colors, shown.style.spots);
  // Stage sets are calm on the left, where the words stand.
  const mirrored = !shown.scene && random(`mirror ${seed}`).whole(0, 1) === 1;
  const middle = mirrored ? 276 : SOCIAL_WIDTH - 276;
  const drawing = flattened(drawn(shown.prop, slotsOfInks(inks)));
  return sheet(
    seed,
    { ...inks, halo: inks.pale },
    shown.style,
    { cx: middle, cy: 280, r: 205 },
    [
      place(silhouette(drawing, PAPER, 11) + drawing, middle, 280, 0, 0.98),
      band(inks, mirrored ? -9 : 9),
      column(words, inks, { x: mirrored ? 546 : 52, width: 600, top: 36, foot: FLOOR - 34 }),
    ],
    shown.scene && stageSet(shown.scene, shown.colors),
  );
}
