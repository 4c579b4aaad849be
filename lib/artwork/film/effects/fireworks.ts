import { CREAM, GOLD } from "../set/palette";
import { mix, PAPER } from "../../drawing/color";
import { line } from "../../drawing/outlined";
import { random } from "../../drawing/random";
import { repeat, polar } from "../../drawing/shapes";
import { round } from "../../drawing/svg";
import { ease } from "../timeline/easing";
import { APRON_DEPTH, BOARDS_Y } from "../set/apron";
import type { Shot } from "../set/shot";
import { colorsOf, activeEffects } from "./effect";

const DEPTH = 600;

/** Bursts above the stand: rings of drops that fly out and fade. */
export function fireworks(shot: Shot): string {
  const bursts = activeEffects(shot, "firework").map(({ effect, share }) => {
    const colors = colorsOf(shot, effect);
    const [x, y] = [effect.x ?? 0, effect.y ?? -620];
    const reach = 300 * (effect.size ?? 1);
    const out = ease("out", Math.min(1, share * 1.25));
    const gone = ease("in", Math.max(0, (share - 0.45) / 0.55));
    return [
      { from: 0.62, to: 1, count: 22, color: colors[0] ?? GOLD, width: 13 },
      { from: 0.34, to: 0.64, count: 16, color: colors[1] ?? CREAM, width: 11 },
      { from: 0.12, to: 0.32, count: 10, color: CREAM, width: 9 },
    ]
      .map(({ from, to, count, color, width }, ring) => {
        const head = reach * to * out;
        const tail = reach * (from + (to - from) * gone) * out;
        const drop = gone * 60 * (ring ? 0.6 : 1);
        const d = repeat(count, (index) => {
          const angle = ((index + ring / 2) * 360) / count;
          const long = index % 2 ? 0.9 : 1;
          const [ax, ay] = polar(x, y, tail * long, angle);
          const [bx, by] = polar(x, y, head * long, angle);
          return `M${round(ax)} ${round(ay + drop * 0.7)}L${round(bx)} ${round(by + drop)}`;
        }).join("");
        return line(d, mix(color, PAPER, 0.25), width * (1 - gone * 0.75) * (effect.size ?? 1));
      })
      .join("");
  });
  return shot.view.drawOnPlane(DEPTH, ...bursts);
}

/** Fountains of sparks at both ends of the footlights. */
export function sparks(shot: Shot): string {
  const fountains = activeEffects(shot, "sparks").map(({ effect, share, index }) => {
    const high = Math.min(1, share * 5, (1 - share) * 4) * 300 * (effect.size ?? 1);
    return [-690, -610, 610, 690]
      .map((x) => {
        const dice = random(`sparks ${index} ${x}`);
        const strokes = (count: number, spread: number) =>
          repeat(count, () => {
            const lean = dice.between(-spread, spread);
            const speed = dice.between(0.8, 1.1);
            const start = (dice.between(0, 1) + shot.frame * 0.23) % 1;
            const at = (phase: number) =>
              `${round(x + lean * phase * high)} ${round(BOARDS_Y + 24 - high * speed * (2.1 * phase - 1.4 * phase * phase))}`;
            return `M${at(start)}L${at(start + 0.09)}`;
          }).join("");
        return (
          line(strokes(15, 0.42), "#ff8b0d", 11) +
          line(strokes(15, 0.3), GOLD, 9) +
          line(strokes(11, 0.2), CREAM, 8)
        );
      })
      .join("");
  });
  return shot.view.drawOnPlane(APRON_DEPTH + 2, ...fountains);
}
