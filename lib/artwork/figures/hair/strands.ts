import { brightness, INK, mix, tint } from "../../drawing/color";
import { line } from "../../drawing/outlined";
import { type Fringe, fringes } from "./fringes";

/** Where the hair grows from, in head space. */
const WHORL = { x: 486, y: 196 };

/** Lines that part the locks: each runs from a gap of the fringe some way towards the crown. */
export function partings(fringe: Fringe, color: string): string {
  const stops = fringes[fringe].split(" ").map((stop) => {
    const [x = "0", y = "0"] = stop.split(",");
    return { x: Number.parseFloat(x), y: Number.parseFloat(y) };
  });
  const gaps = stops.filter(({ y }, i) => {
    const before = stops[i - 1];
    const after = stops[i + 1];
    return before && after && y < before.y && y < after.y && y < 450;
  });
  const strokes = gaps.map(({ x, y }, i) => {
    const share = i % 2 === 0 ? 0.46 : 0.3;
    const endX = x + (WHORL.x - x) * share * 0.7;
    const endY = y + (WHORL.y - y) * share;
    const midX = (x + endX) / 2 + (x - WHORL.x) * 0.08;
    return `M${x} ${y}Q${midX.toFixed(1)} ${((y + endY) / 2).toFixed(1)} ${endX.toFixed(1)} ${endY.toFixed(1)}`;
  });
  // Ink does not show on black hair: there the lines are lights.
  const ink = brightness(color) < 0.2 ? tint(color, 0.22) : mix(color, INK, 0.8);
  return strokes.length > 0 ? line(strokes.join(""), ink, 6) : "";
}
