import type { ColorSet } from "../../../content/types";
import { illustration } from "../../artwork/illustration/illustration";
import type { Illustrations } from "../../content/illustrations/illustrations-in";
import type { UnitStyle } from "../../artwork/posters/backdrop/unit-style";
import { INK, mix, PAPER } from "../../artwork/drawing/color";
import { random } from "../../artwork/drawing/random";

/** How the picture of a page about the guide itself looks. */
export interface GuideLook {
  colors: ColorSet;
  style: UnitStyle;
  /** Name of a thing in content/art/props. */
  prop: string;
}

/** Theme colours (SPEC section 9 and the site's tokens) that such pictures are printed in. */
const COLORS = {
  pink: "#fe4d91",
  sun: "#ffd23f",
  sky: "#82b1ff",
  mint: "#55d187",
  coral: "#ed6f6f",
  green: "#35a073",
  amber: "#efbd47",
} as const;

type Row = readonly [path: RegExp, color: keyof typeof COLORS, prop: string];

/** The first row that fits counts. */
const ROWS: readonly Row[] = [
  [/^\/$|^\/main$/, "pink", "microphone"],
  [/^\/index-/, "amber", "calendar"],
  [/^\/explore\/media|^\/playmovie/, "coral", "clapboard"],
  [/^\/explore/, "sky", "star"],
  [/^\/information/, "sun", "megaphone"],
  [/^\/birthdays/, "sun", "calendar"],
  [/^\/about$/, "pink", "star"],
  [/^\/(download|appstore)/, "mint", "phone"],
  [/^\/flowerstand/, "pink", "flower"],
  [/^\/play\/guess/, "sky", "ticket"],
  [/^\/play\/sorter/, "sun", "star"],
  [/^\/play\/penlight/, "pink", "microphone"],
  [/^\/sdk/, "green", "blocks"],
  [/^\/(agreement|privacy|protocol|convention|children-notice|ip-standard)$/, "amber", "document"],
  [/^\/4piece/, "sky", "microphone"],
  [/^\/syzs/, "coral", "ticket"],
  [/^\/2025firework/, "sky", "star"],
];

/** Pages about the guide on which idols stand: as many leaders of units, drawn by lot. */
const CROWDS: readonly (readonly [path: RegExp, count: number])[] = [
  [/^\/$|^\/main$|^\/index-/, 5],
  [/^\/explore\/units\/characters$/, 12],
  [/^\/explore\/(?:compare|units|units\/list)$/, 6],
  [/^\/4piece(\/idol)?$/, 6],
  [/^\/play\/sorter$/, 3],
];

/** How many idols stand in the picture of a page about the guide. */
export function crowdOf(path: string): number {
  return CROWDS.find(([pattern]) => pattern.test(path))?.[1] ?? 0;
}

/**
 * The look of any page that shows nobody. Pages of one kind differ in their rays and confetti.
 * @param own a colour of the page's own
 */
export function guideLook(path: string, all: Illustrations, own?: string): GuideLook {
  const [, color = "pink", prop = "ticket"] = ROWS.find(([pattern]) => pattern.test(path)) ?? [];
  const base = own ?? COLORS[color];
  const seeded = random(`guide ${path}`);
  const light = mix(base, PAPER, 0.75);
  return {
    prop,
    colors: {
      color1: base,
      color2: mix(base, PAPER, 0.3),
      border: INK,
      text: INK,
      light,
      bar: base,
      cv: INK,
    },
    style: guideStyle(seeded, color === "sun" || color === "amber" ? COLORS.pink : COLORS.sun, all),
  };
}

/** The backdrop of a picture that is no unit's: no motif, and everything else drawn by lot. */
export function guideStyle(
  seeded: ReturnType<typeof random>,
  first: string,
  all: Illustrations,
): UnitStyle {
  return {
    rays: {
      cut: seeded.pick(["straight", "uneven", "swirl", "stepped"]),
      count: seeded.whole(8, 13) * 2,
    },
    motif: "",
    halo: illustration(
      all,
      "halos",
      seeded.pick(["plain", "lace", "burst", "ticks", "pearls", "gilt"]),
    ),
    halftone: seeded.pick(["bottom", "left", "right", "top"]),
    layout: "badge",
    confetti: seeded
      .pick([
        ["star", "strip", "dot"],
        ["sparkle", "ring", "diamond"],
        ["heart", "cross", "strip"],
      ] as const)
      .map((kind) => illustration(all, "confetti", kind)),
    spots: [first, PAPER],
  };
}
