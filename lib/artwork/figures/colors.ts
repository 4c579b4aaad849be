import type { HairLook, PortraitLook } from "../../../content/types";
import { brightness, INK, isWarm, mix, shade, tint } from "../drawing/color";
import type { Slots } from "../illustration/illustration";
import type { FigureLook } from "./parts";

/** Skin tones, by name. */
export const skins: Record<PortraitLook["skin"], string> = {
  porcelain: "#fff3ea",
  fair: "#ffe9d9",
  warm: "#fbdcc0",
  tan: "#dca478",
  brown: "#b9794f",
};

/** The shadow that hair throws on a skin: warm, so that fair faces do not turn grey. */
export const castShade = (skin: PortraitLook["skin"]): string => mix(skins[skin], "#b8434f", 0.24);

// Blond and orange hair darkens towards rust, all other towards violet.
const hairShade = (color: string, share: number): string =>
  isWarm(color) ? mix(color, "#8c3d10", share) : shade(color, share);

/** Colour of the hair's shaded edges. */
export const edgeColor = (color: string): string => hairShade(color, 0.26);

/** Colour of the hair behind the head. */
export const backColor = (color: string): string => hairShade(color, 0.36);

/** What stands in the slots of the parts of a head. */
export function headSlots({ skin, hair, eyes, turned }: FigureLook): Slots {
  const irises = [eyes.color, eyes.colorRight ?? eyes.color];
  // The eye that was nearer is the farther one now.
  const [left, right] = turned ? irises.toReversed() : irises;
  return {
    ...hairSlots(hair),
    skin: skins[skin],
    brow: mix(hair.color, INK, 0.72),
    ...(left && { "iris-left": left }),
    ...(right && { "iris-right": right }),
  };
}

function hairSlots({ color, streak, band = INK }: HairLook): Slots {
  return {
    hair: color,
    "hair-shade": edgeColor(color),
    // Ink does not show on black hair: there the lines are lights.
    "hair-line": brightness(color) < 0.2 ? tint(color, 0.22) : mix(color, INK, 0.8),
    band,
    ...(streak && { streak: streak.color }),
  };
}
