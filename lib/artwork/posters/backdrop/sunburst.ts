import type { Stage } from "./stage";
import { repeat, polar, polygon, wedge } from "../../drawing/shapes";
import { path, rect, round } from "../../drawing/svg";

type RayCut = "straight" | "uneven" | "swirl" | "stepped";

/** A sunburst: number of its rays and their form. */
export interface RayStyle {
  cut: RayCut;
  count: number;
}

/** Fills the frame with a sunburst of color1 and color2, centred on the halo. */
export function sunburst(stage: Stage, style: RayStyle): string {
  const { width, height, cx, cy, inks } = stage;
  const reach = Math.hypot(Math.max(cx, width - cx), Math.max(cy, height - cy)) + 20;
  const turn = stage.random.between(0, 360 / style.count);
  const ground = rect(0, 0, width, height, { fill: inks.base });
  if (style.cut === "stepped") return ground + stepped(stage, style.count, turn, reach);
  const d = repeat(style.count, (index) => {
    const angle = turn + (index * 360) / style.count;
    const share = style.cut === "uneven" ? (index % 2 ? 0.28 : 0.66) : 0.5;
    const span = (360 / style.count) * share;
    return style.cut === "swirl"
      ? curved(cx, cy, reach, angle, span)
      : wedge(cx, cy, reach * 1.2, angle, angle + span);
  });
  return ground + path(d.join(""), { fill: inks.second });
}

function curved(cx: number, cy: number, reach: number, angle: number, span: number): string {
  const bend = 34;
  const at = (radius: number, degrees: number) =>
    polar(cx, cy, radius, degrees).map(round).join(" ");
  return (
    `M${round(cx)} ${round(cy)}Q${at(reach * 0.6, angle + bend)} ${at(reach * 1.15, angle)}` +
    `L${at(reach * 1.15, angle + span)}Q${at(reach * 0.6, angle + span + bend)} ${round(cx)} ${round(cy)}Z`
  );
}

// Three rings of rays, each rotated by half a ray: a chequered sunburst.
function stepped(stage: Stage, count: number, turn: number, reach: number): string {
  const { cx, cy, r, inks } = stage;
  const radii = [0, r * 1.32, r * 1.85, Math.max(reach * 1.2, r * 2.5)];
  const d = repeat(3, (ring) =>
    repeat(count, (index) => {
      const from = turn + ((index + ring / 2) * 360) / count;
      const to = from + 180 / count;
      const [low = 0, high = 0] = [radii[ring], radii[ring + 1]];
      return polygon([
        polar(cx, cy, low, from),
        polar(cx, cy, high, from),
        polar(cx, cy, high, to),
        polar(cx, cy, low, to),
      ]);
    }).join(""),
  );
  return path(d.join(""), { fill: inks.second });
}
