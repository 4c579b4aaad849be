import type { ColorSet, SharedPicture, SiteDefaults } from "../../../content/types";
import { illustration } from "../../artwork/illustration/illustration";
import type { Catalogue } from "../../content/model/catalogue/catalogue";
import type { Illustrations } from "../../content/model/illustrations/kinds";
import type { UnitStyle } from "../../artwork/posters/backdrop/unit-style";
import { INK, isWarm, mix, PAPER } from "../../artwork/drawing/color";
import { random } from "../../artwork/drawing/random";

export interface GuideLook {
  colors: ColorSet;
  style: UnitStyle;
  prop: string;
}

/** Colours of the rays besides the page's own. */
const SUN = "#ffd23f";
const PINK = "#fe4d91";

/** The site's setting for the picture of a page about the guide. */
export function sharedPictureOf(
  path: string,
  { sharedPictures }: SiteDefaults,
): SharedPicture | undefined {
  const fits = (page: string) =>
    page.endsWith("*") ? path.startsWith(page.slice(0, -1)) : path === page;
  return sharedPictures.find(({ pages }) => pages.some(fits));
}

/**
 * Look of a page without characters. Pages of one type differ in rays and confetti.
 * @param own a colour of the page's own
 */
export function guideLook(
  path: string,
  { site, illustrations }: Pick<Catalogue, "illustrations" | "site">,
  own?: string,
): GuideLook {
  const { color, prop } = sharedPictureOf(path, site) ?? { color: PINK, prop: "ticket" };
  const base = own ?? color;
  const generator = random(`guide ${path}`);
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
    // Yellow rays would be invisible on yellow.
    style: guideStyle(generator, isWarm(color) ? PINK : SUN, illustrations),
  };
}

/** Backdrop of a picture without unit: no motif, and everything else random. */
export function guideStyle(
  generator: ReturnType<typeof random>,
  rayColor: string,
  all: Illustrations,
): UnitStyle {
  return {
    rays: {
      cut: generator.pick(["straight", "uneven", "swirl", "stepped"]),
      count: generator.integer(8, 13) * 2,
    },
    motif: "",
    halo: illustration(
      all,
      "halos",
      generator.pick(["plain", "lace", "burst", "ticks", "pearls", "gilt"]),
    ),
    halftone: generator.pick(["bottom", "left", "right", "top"]),
    layout: "badge",
    confetti: generator
      .pick([
        ["star", "strip", "dot"],
        ["sparkle", "ring", "diamond"],
        ["heart", "cross", "strip"],
      ] as const)
      .map((kind) => illustration(all, "confetti", kind)),
    spots: [rayColor, PAPER],
  };
}
