import { PAPER } from "../../drawing/color";
import { spot } from "../../drawing/inks";
import { place } from "../../drawing/svg";
import { drawn } from "../../illustration/illustration";
import type { Stage } from "./stage";

/** Half the length of a piece in the files of content/art/confetti. */
const SIZE = 50;

/**
 * Confetti around the halo: fewer and smaller pieces near it, none on it. Positions depend only on the stage's random
 * numbers.
 * @param kinds texts of files in content/art/confetti
 */
export function confetti(stage: Stage, kinds: readonly string[], count: number): string {
  const { random, width, height, cx, cy, r } = stage;
  const pieces: string[] = [];
  const colored = new Map<string, string>();
  const piece = (kind: string, own: string) => {
    const key = own + kind;
    const markup = colored.get(key) ?? drawn(kind, { own });
    colored.set(key, markup);
    return markup;
  };
  for (let attempt = 0; attempt < count * 6 && pieces.length < count; attempt++) {
    const x = random.between(0, width);
    const y = random.between(0, height * 0.74);
    const away = Math.hypot(x - cx, y - cy);
    const size = random.between(0.02, 0.052) * r;
    const turn = random.between(0, 180);
    const kind = random.pick(kinds);
    const own = random.pick([PAPER, PAPER, spot(stage.inks, attempt)]);
    if (away > r * 1.16) pieces.push(place(piece(kind, own), x, y, turn, size / SIZE));
  }
  return pieces.join("");
}
