import type { PortraitLook } from "../../../content/types";
import { clipped, flat } from "../drawing/outlined";
import { group } from "../drawing/svg";
import { outlinesIn, type Slots } from "../illustration/illustration";
import { castShade, headSlots, skins } from "./colors";
import { costume, type FigurePalette } from "./costume";
import { type Hair, hairOf } from "./hair";
import { part } from "./part";
import type { FigureLook } from "./parts";

/** Head space into the poster: the chin is at y = 900. */
const HEADS = {
  right: "translate(60 95) scale(1.08)",
  left: "translate(1140 95) scale(-1.08 1.08)",
};

/** Shoulders by build; they are scaled about the pit of the neck. */
const BUILDS: Record<PortraitLook["build"], string> = {
  small: "translate(600 1040) scale(0.9 1) translate(-600 -1040)",
  medium: "translate(600 1040) scale(1 1) translate(-600 -1040)",
  tall: "translate(600 1040) scale(1.1 1) translate(-600 -1040)",
};

function face({ parts, skin, eyes, glasses }: FigureLook, slots: Slots, hair: Hair): string {
  const [outline = ""] = outlinesIn(parts.head, "face");
  const cast = hair.front.map((lock) => flat(lock, castShade(skin))).join("");
  return [
    part(parts.head, slots, "ear"),
    part(parts.head, slots, "face"),
    clipped(outline, `<g transform="translate(2 24)">${cast}</g>`),
    ...parts.marks.map((mark) => part(mark, slots)),
    part(parts.head, slots, "nose"),
    part(parts.mouth, slots),
    part(parts.eyes, slots, "eyes"),
    part(parts.eyes, slots, eyes.star ? "stars" : "lights"),
    part(parts.eyes, slots, "lashes"),
    glasses ? part(parts.glasses, { own: glasses.color }, "side-piece") : "",
  ].join("");
}

/**
 * Head and bust of an idol as an SVG group in a space of 1200 x 1600, on a transparent ground. The
 * head is centred about x = 600 with the chin at y = 900; shoulders and long hair run out of the
 * frame. The same look and palette always give the same text.
 */
export function figure(look: FigureLook, palette: FigurePalette): string {
  const { parts, glasses, ornaments = [] } = look;
  const turned = HEADS[look.facing ?? "right"];
  const slots = headSlots(look);
  const hair = hairOf(look);
  const pinned = parts.ornaments.map((text, index) =>
    part(text, { own: ornaments[index]?.color ?? palette.accent }),
  );
  return group(
    {},
    group({ transform: turned }, hair.behind + part(parts.head, slots, "neck")),
    group({ transform: BUILDS[look.build] }, costume(parts.worn, palette, skins[look.skin])),
    group(
      { transform: turned },
      hair.over +
        face(look, slots, hair) +
        hair.before +
        part(parts.brows, slots) +
        (glasses ? part(parts.glasses, { own: glasses.color }, "frame") : "") +
        pinned.join(""),
    ),
  );
}
