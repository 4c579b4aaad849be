import { random } from "../../drawing/random";
import { round } from "../../drawing/svg";
import { mix, PAPER } from "../../drawing/color";
import { drawInColors } from "../set/drawings";
import { GOLD, colorInLight } from "../set/palette";
import type { Shot } from "../set/shot";
import { colorsOf, activeEffects } from "./effect";

const COUNT = 130;
/** Part of the speed kept from frame to frame, and final falling speed. */
const DRAG = 0.87;
const FALL_SPEED = 13;

/** Two cannons beside the stage; `isNear` selects the confetti in front of the first rows. */
export function confetti(shot: Shot, isNear: boolean): string {
  const drawn = (id: string) => drawInColors(shot.film.drawings, "confetti", id);
  const [strip, ...shapes] = [drawn("strip"), drawn("star"), drawn("dot")];
  return activeEffects(shot, "confetti")
    .map(({ effect, index }) => {
      const time = shot.frame - effect.frame;
      const colors = [...colorsOf(shot, effect), GOLD, PAPER];
      const size = effect.size ?? 1;
      const level = 0.2 + Math.max(shot.light.stage, shot.light.house);
      const depths = isNear ? [-900, -620] : [-360, -120];
      return depths
        .map((depth, layer) => {
          if (!shot.view.isVisible(depth)) return "";
          const dice = random(`confetti ${index} ${depth}`);
          const pieces = Array.from({ length: COUNT / (isNear ? 5 : 2) }, (_, piece) => {
            const side = piece % 2 ? 1 : -1;
            const delay = dice.between(0, 4);
            const speed = [dice.between(14, 112) * size, dice.between(66, 176) * size] as const;
            const phase = dice.between(0, 6.3);
            const spin = dice.between(-38, 38);
            const color = colorInLight(mix(dice.pick(colors), PAPER, 0.08), level);
            const kind = dice.integer(0, 4);
            const t = time - delay;
            if (t <= 0) return "";
            const glide = (1 - DRAG ** t) / (1 - DRAG);
            const x =
              side * (760 - speed[0] * glide) + Math.sin(t / 3 + phase) * Math.min(26, t * 2);
            const y =
              120 -
              (speed[1] + FALL_SPEED) * glide +
              FALL_SPEED * t * (0.8 + (layer + (piece % 3)) * 0.14);
            const flip = Math.cos(t * 0.7 + phase);
            const at = `translate(${round(x)} ${round(y)}) rotate(${round(spin * t)}) scale(1 ${round(flip * 10) / 10 || 0.1})`;
            return `<g color="${color}" transform="${at}">${shapes[kind] ?? strip}</g>`;
          });
          return shot.view.drawOnPlane(depth, ...pieces);
        })
        .join("");
    })
    .join("");
}
