import { mix } from "../../drawing/color";
import { pen } from "../../drawing/pen";
import { clipped, flat, line, shape } from "../../drawing/outlined";

/** Skin tones, by name. */
export const skins = {
  porcelain: "#fff3ea",
  fair: "#ffe9d9",
  warm: "#fbdcc0",
  tan: "#dca478",
  brown: "#b9794f",
} as const;

/** Shadow on the skin: warm, so that fair faces do not turn grey. */
export const skinShade = (skin: Skin, share = 0.3): string => mix(skins[skin], "#b8434f", share);

/** Name of a skin tone. */
export type Skin = keyof typeof skins;

/**
 * Faces in head space. They keep the landmarks of Lorelei's head (skull, ear, eyes, nose), so that
 * Lorelei's hair fits; its broad jaw is drawn anew, narrower.
 */
export const faces = {
  /** Round cheeks: the small ones. */
  soft: "300,300 490,226 690,320 716,450 704,516! 716,585!8 690,660 630,716 572,738 520,736 420,700 340,636 276,520 264,420",
  /** Oval, the common one. */
  oval: "300,300 490,226 690,320 716,450 703,520! 713,585!8 690,656 628,722 572,750 530,744 424,694 342,628 276,520 264,420",
  /** Long, with a firm chin: the tall and the sharp ones. */
  sharp:
    "300,300 490,226 690,320 716,450 702,520! 710,590!8 690,660 632,730 586,758 536,756 430,700 342,634 276,520 264,420",
} as const;

/** Name of a face. */
export type Face = keyof typeof faces;

const EAR = "322,520 296,500 262,508 246,545 258,596 286,634 318,640 336,600";
const EAR_FOLD = "M306 540Q276 530 272 556M296 556Q286 580 304 592";
const NECK = "404,640! 408,800!10 372,900! 470,960 560,950 640,900! 604,810!-10 600,690!";

/** The neck, with the chin's shadow; it is drawn under the collar. */
export function neck(skin: Skin): string {
  const d = pen(NECK);
  const shadow = "M380 640L620 690L612 800Q560 790 500 812Q440 800 396 740Z";
  return shape(d, skins[skin]) + clipped(d, flat(shadow, skinShade(skin)));
}

/** Head without features: ear, face and the shadow of the fringe. */
export function head(face: Face, skin: Skin, fringe: string[]): string {
  const fill = skins[skin];
  const d = pen(faces[face]);
  const cast = fringe.map((lock) => flat(lock, skinShade(skin, 0.24))).join("");
  const cheek = `<ellipse cx="398" cy="622" rx="42" ry="20" fill="${mix(fill, "#ff6f7d", 0.26)}"/>`;
  const far = `<ellipse cx="664" cy="612" rx="30" ry="18" fill="${mix(fill, "#ff6f7d", 0.26)}"/>`;
  return (
    shape(pen(EAR), fill) +
    line(EAR_FOLD) +
    shape(d, fill) +
    clipped(d, cheek + far + `<g transform="translate(2 24)">${cast}</g>`)
  );
}
