import type { PortraitLook } from "../../../content/types";
import { clipped, flat } from "../drawing/outlined";
import { group, path } from "../drawing/svg";
import { outlinesIn, rootData, type Slots } from "../illustration/illustration";
import { FACE, keptAside } from "./aside";
import { castShade, headSlots, skins } from "./colors";
import { costume, type FigurePalette } from "./costume";
import { eyes } from "./eyes";
import { type Hair, hairOf } from "./hair";
import { part } from "./part";
import type { FigureLook } from "./parts";

/** Transforms from head space to the poster: the chin is at y = 900. */
const HEADS = {
  right: "translate(60 95) scale(1.08)",
  left: "translate(1140 95) scale(-1.08 1.08)",
};

/** Scale of the shoulders by build, around the pit of the neck. */
const BUILDS: Record<PortraitLook["build"], string> = {
  small: "translate(600 1040) scale(0.9 1) translate(-600 -1040)",
  medium: "translate(600 1040) scale(1 1) translate(-600 -1040)",
  tall: "translate(600 1040) scale(1.1 1) translate(-600 -1040)",
};

/** The pit of the neck, about which a head leans. */
const NECK = "600 1040";

function headAt({ facing = "right", tilt = 0 }: FigureLook): string {
  const lean = tilt ? `rotate(${facing === "left" ? -tilt : tilt} ${NECK}) ` : "";
  return lean + HEADS[facing];
}

function face(look: FigureLook, slots: Slots, hair: Hair): string {
  const { parts, skin, glasses } = look;
  const [outline = ""] = outlinesIn(parts.head, "face");
  const castShadow = hair.front.map((lock) => flat(lock, castShade(skin))).join("");
  return [
    part(parts.head, slots, "ear"),
    part(parts.head, slots, "face"),
    clipped(
      outline,
      `<g transform="translate(2 24)">${castShadow}</g>` +
        keptAside(look, parts.marks.map((mark) => part(mark, slots)).join(""), FACE),
    ),
    part(parts.head, slots, "nose"),
    part(parts.mouth, slots),
    eyes(look, slots),
    glasses ? part(parts.glasses, { own: glasses.color }, "side-piece") : "",
  ].join("");
}

/** Eyes and mouth of a figure: two boxes, as markup in poster space. */
export const faceBoxes = (look: FigureLook): string[] =>
  ["M383 492L694 492 694 590 383 590Z", "M534 642L642 642 642 700 534 700Z"].map((d) =>
    group({ transform: headAt(look) }, path(d, {})),
  );

/** A sign beside the head: the head may be mirrored, the sign is not. */
function signOf({ parts: { sign }, facing }: FigureLook, accent: string): string {
  if (!sign) return "";
  const [x = 0, y = 0] = (rootData(sign, "data-at") ?? "").split(" ").map(Number);
  const upright = facing === "left" ? " scale(-1 1)" : "";
  return group({ transform: `translate(${x} ${y})${upright}` }, part(sign, { accent }));
}

/**
 * Head and bust of an idol as an SVG group in a space of 1200 x 1600, on transparent ground. The head is centred about
 * x = 600 with the chin at y = 900; shoulders and long hair exceed the frame. Deterministic.
 */
export function figure(look: FigureLook, palette: FigurePalette): string {
  const { parts, glasses, ornaments = [] } = look;
  const headTransform = headAt(look);
  const slots = headSlots(look);
  const hair = hairOf(look);
  const pinned = parts.ornaments.map((text, index) => {
    const ornament = part(text, { own: ornaments[index]?.color ?? palette.accent });
    return rootData(text, "data-on") === "hair" ? keptAside(look, ornament) : ornament;
  });
  const { body, arms } = costume(parts.worn, parts.pose, palette, skins[look.skin], look.facing);
  const mirrored = look.facing === "left" ? " translate(1200 0) scale(-1 1)" : "";
  return group(
    {},
    group({ transform: headTransform }, hair.behind + part(parts.head, slots, "neck")),
    group({ transform: BUILDS[look.build] }, body),
    group(
      { transform: headTransform },
      hair.over +
        face(look, slots, hair) +
        hair.before +
        part(parts.brows, slots) +
        (glasses ? part(parts.glasses, { own: glasses.color }, "frame") : "") +
        pinned.join("") +
        signOf(look, palette.accent),
    ),
    arms && group({ transform: BUILDS[look.build] + mirrored }, arms),
  );
}
