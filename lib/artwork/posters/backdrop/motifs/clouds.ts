import { spot } from "../../../drawing/inks";
import type { Motif, Stage } from "../stage";
import { lineWidth } from "../stage";
import { circle, group, path, place, round } from "../../../drawing/svg";

/** Ra*bits: fat clouds on either side and rabbit balloons that float up between them. */
export const clouds: Motif = (stage) => {
  const { inks, r, cx, cy, random } = stage;
  const line = lineWidth(stage);
  const side = Math.min(r * 1.3, stage.width * 0.44);
  const banks: [number, number, number][] = [
    [-side, r * 0.62, 1.1],
    [side * 1.04, r * 0.34, 1.2],
    [-side * 0.98, -r * 0.98, 0.72],
    [side * 0.86, -r * 1.18, 0.6],
  ];
  return group(
    { stroke: inks.ink, "stroke-width": line, "stroke-linejoin": "round" },
    ...banks.map(([x, y, size]) =>
      place(
        path(CLOUD, { fill: inks.paper, "stroke-width": line / size }),
        cx + x,
        cy + y,
        0,
        (size * r) / 430,
      ),
    ),
    place(rabbit(stage, 0), cx - side * 0.92, cy - r * 0.64, random.between(-14, -4)),
    place(rabbit(stage, 1), cx + side * 0.92, cy - r * 0.58, random.between(4, 14)),
  );
};

/** A cloud about 420 units wide, centred on (0, 0). */
const CLOUD =
  "M-170 70A62 62 0 0 1 -176 -50A84 84 0 0 1 -30 -110A98 98 0 0 1 140 -66A68 68 0 0 1 176 70Z";

// A balloon in the shape of a rabbit's head, with a string.
function rabbit({ r, inks }: Stage, index: number): string {
  const size = r * 0.19;
  const fill = spot(inks, index);
  const ear = (x: number, turn: number) =>
    `<ellipse rx="${round(size * 0.3)}" ry="${round(size * 0.8)}" fill="${fill}" transform="translate(${round(x)} ${round(-size * 1.25)}) rotate(${turn})"/>` +
    `<ellipse rx="${round(size * 0.12)}" ry="${round(size * 0.46)}" fill="${inks.paper}" stroke="none" transform="translate(${round(x)} ${round(-size * 1.2)}) rotate(${turn})"/>`;
  const eye = (x: number) =>
    circle(x, -size * 0.05, size * 0.11, { fill: inks.ink, stroke: "none" });
  return (
    path(
      `M0 ${round(size)}q${round(size * 0.6)} ${round(size)} 0 ${round(size * 2)}t0 ${round(size * 2)}`,
      { fill: "none" },
    ) +
    ear(-size * 0.44, -10) +
    ear(size * 0.44, 10) +
    `<ellipse rx="${round(size * 1.05)}" ry="${round(size * 0.92)}" fill="${fill}"/>` +
    eye(-size * 0.4) +
    eye(size * 0.4) +
    path(
      `M${round(-size * 0.16)} ${round(size * 0.26)}L${round(size * 0.16)} ${round(size * 0.58)}M${round(size * 0.16)} ${round(size * 0.26)}L${round(-size * 0.16)} ${round(size * 0.58)}`,
      { fill: "none", "stroke-linecap": "round" },
    )
  );
}
