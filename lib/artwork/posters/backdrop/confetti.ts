import { heart, sparkle, star, regular } from "../../drawing/shapes";
import { spot } from "../../drawing/inks";
import type { Stage } from "./stage";
import { circle, path, place, rect } from "../../drawing/svg";

/** One kind of confetti. */
export type Confetto =
  | "sparkle"
  | "strip"
  | "ring"
  | "star"
  | "heart"
  | "dot"
  | "diamond"
  | "petal"
  | "cross";

/**
 * Confetti thrown round the halo: fewer and smaller pieces near it, none on it. Where the pieces
 * fall depends on the stage's random numbers only.
 */
export function confetti(stage: Stage, kinds: readonly Confetto[], count: number): string {
  const { random, width, height, cx, cy, r } = stage;
  const pieces: string[] = [];
  for (let attempt = 0; attempt < count * 6 && pieces.length < count; attempt++) {
    const x = random.between(0, width);
    const y = random.between(0, height * 0.74);
    const away = Math.hypot(x - cx, y - cy);
    const size = random.between(0.02, 0.052) * r;
    const turn = random.between(0, 180);
    const kind = random.pick(kinds);
    const color = random.pick([stage.inks.paper, stage.inks.paper, spot(stage.inks, attempt)]);
    if (away > r * 1.16) pieces.push(place(piece(kind, size, color), x, y, turn));
  }
  return pieces.join("");
}

function piece(kind: Confetto, size: number, color: string): string {
  switch (kind) {
    case "sparkle":
      return path(sparkle(size * 1.5), { fill: color });
    case "strip":
      return rect(-size * 0.36, -size, size * 0.72, size * 2, { fill: color });
    case "ring":
      return circle(0, 0, size * 0.7, { fill: "none", stroke: color, "stroke-width": size * 0.36 });
    case "star":
      return path(star(5, size * 1.1, 0.46), { fill: color });
    case "heart":
      return path(heart(size * 2), { fill: color });
    case "dot":
      return circle(0, 0, size * 0.6, { fill: color });
    case "diamond":
      return path(regular(4, size), { fill: color });
    case "petal":
      return path(`M0 ${-size}Q${size} 0 0 ${size}Q${-size} 0 0 ${-size}Z`, { fill: color });
    case "cross":
      return path(star(4, size * 1.1, 0.3), { fill: color });
  }
}
