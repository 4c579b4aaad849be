import { INK, mix } from "../../drawing/color";
import { disc, line } from "../../drawing/outlined";
import { type Skin, skins } from "./head";

/** Small marks on the skin, in head space, by name. */
export const marks = {
  moleLeft: () => disc(404, 606, 6, INK, 0),
  moleRight: () => disc(672, 600, 6, INK, 0),
  molesRight: () => disc(660, 606, 5.5, INK, 0) + disc(682, 594, 5.5, INK, 0),
  moleMouth: () => disc(636, 690, 6, INK, 0),
  plaster: (skin: Skin) => {
    const fill = mix(skins[skin], "#c98a5a", 0.5);
    return `<rect x="356" y="608" width="66" height="26" rx="8" transform="rotate(-12 390 620)" fill="${fill}" stroke="${INK}" stroke-width="6"/>`;
  },
  freckles: () =>
    [
      [374, 602],
      [398, 612],
      [420, 600],
      [650, 600],
      [672, 606],
    ]
      .map(([x, y]) => disc(x as number, y as number, 4, "#b9794f", 0))
      .join(""),
  stubble: () => line("M560 722l3 6M580 727l2 6M600 724v6M540 716l3 6", "#8a767a", 4),
} as const;
