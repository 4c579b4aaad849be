import { random } from "../../drawing/random";
import { group, place } from "../../drawing/svg";
import { PAPER } from "../../drawing/color";
import { drawInColors } from "../set/drawings";
import { GOLD } from "../set/palette";
import type { Shot } from "../set/shot";
import { activeEffects } from "./effect";

const COUNT = 26;

/** Glints in front of the upper two thirds of the picture, each once, rotating a little. */
export function twinkles(shot: Shot): string {
  const { width, height } = shot.view.lens;
  const shown = activeEffects(shot, "twinkle");
  if (shown.length === 0) return "";
  const glint = drawInColors(shot.film.drawings, "glints", "twinkle");
  return shown
    .map(({ effect, index }) => {
      const dice = random(`twinkle ${index}`);
      return Array.from({ length: COUNT }, (_, one) => {
        const x = dice.between(0.04, 0.96) * width;
        const y = dice.between(0.04, 0.66) * height;
        const size = dice.between(16, 44) * (effect.size ?? 1);
        const start = dice.between(0, Math.max(1, effect.length - 5));
        const share = (shot.frame - effect.frame - start) / 5;
        if (share <= 0 || share >= 1) return "";
        const grown = Math.sin(Math.PI * share);
        const color = one % 3 ? PAPER : GOLD;
        return group({ color }, place(glint, x, y, share * 40, (grown * size) / 100));
      }).join("");
    })
    .join("");
}
