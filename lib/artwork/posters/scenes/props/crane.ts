import { INK, mix, PAPER } from "../../../drawing/color";
import { flat, line, shape } from "../../../drawing/outlined";
import { EDGE, FINE } from "./sheet";

/**
 * A crane in flight to the right, about 400 × 280 units, its breast on (0, 0): white body, black
 * wing tips, red crown.
 */
export function crane(): string {
  const far =
    "M14 -10C-24 -90 -96 -140 -186 -150C-150 -130 -150 -118 -168 -112C-128 -104 -132 -90 -146 -82C-100 -76 -100 -62 -112 -52C-70 -46 -40 -20 -20 10Z";
  const near =
    "M24 0C40 -100 20 -176 -34 -236C-26 -200 -38 -190 -58 -196C-36 -164 -50 -152 -72 -156C-52 -124 -62 -112 -86 -112C-64 -76 -50 -30 -40 14Z";
  const tips =
    "M-34 -236C-26 -200 -38 -190 -58 -196C-36 -164 -50 -152 -72 -156C-62 -140 -60 -132 -64 -124C-34 -130 -14 -150 -12 -190Q-20 -216 -34 -236Z";
  const farTips =
    "M-186 -150C-150 -130 -150 -118 -168 -112C-140 -108 -134 -98 -138 -90C-112 -100 -108 -118 -118 -136Q-150 -148 -186 -150Z";
  const body =
    "M-92 22C-60 -14 0 -26 52 -14C100 -10 128 -34 176 -34C196 -34 204 -22 196 -14C150 -16 116 16 66 26C10 40 -50 44 -92 22Z";
  return (
    line("M-78 26L-204 46M-70 32L-196 64", INK, 9) +
    shape(far, mix(PAPER, INK, 0.16), EDGE) +
    flat(farTips, INK) +
    shape("M-84 18C-116 8 -134 14 -152 30C-124 32 -108 38 -92 34Z", INK, FINE) +
    shape("M190 -30L246 -18L192 -16Z", "#f2b33d", FINE) +
    shape(body, PAPER, EDGE) +
    flat("M150 -34C166 -38 198 -36 198 -24L168 -20Z", "#e0252e") +
    line("M120 -18C96 -2 78 8 56 8", INK, 8) +
    shape(near, PAPER, EDGE) +
    flat(tips, INK) +
    line(
      "M-10 -20C-8 -60 -18 -90 -34 -112M6 -30C10 -70 4 -104 -10 -132",
      mix(PAPER, INK, 0.3),
      FINE,
    )
  );
}
