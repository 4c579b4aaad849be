import type { HairLook, PortraitLook } from "../../../content/types";
import { brightness, INK, isWarm, mix, shade, tint } from "../drawing/color";
import type { Slots } from "../illustration/illustration";
import type { FigureLook } from "./parts";

export const skins: Record<PortraitLook["skin"], string> = {
  porcelain: "#fff3ea",
  fair: "#ffe9d9",
  warm: "#fbdcc0",
  tan: "#dca478",
  brown: "#b9794f",
};

/** Shadow of hair on skin: warm, so that fair faces do not turn grey. */
export const castShade = (skin: PortraitLook["skin"]): string => mix(skins[skin], "#b8434f", 0.24);

// Blond and orange hair darkens towards rust, other hair towards violet.
const hairShade = (color: string, share: number): string =>
  isWarm(color) ? mix(color, "#8c3d10", share) : shade(color, share);

export const edgeColor = (color: string): string => hairShade(color, 0.26);

/** Hair behind the head. */
export const backColor = (color: string): string => hairShade(color, 0.36);

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
    // Ink is invisible on black hair, which has light lines instead.
    "hair-line": brightness(color) < 0.2 ? tint(color, 0.22) : mix(color, INK, 0.8),
    band,
    ...(streak && { streak: streak.color }),
  };
}
