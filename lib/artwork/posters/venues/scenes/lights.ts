import { mix } from "../../../drawing/color";
import { type Inks, spot } from "../../../drawing/inks";
import { around, polygon } from "../../../drawing/shapes";
import { circle, path, place, rect } from "../../../drawing/svg";
import type { Scene, VenueStage } from "../venue-stage";
import { inked } from "../venue-stage";
import { rays } from "./rays";

/** AUDIENCE: what a performer sees, a dark hall and a sea of light sticks. */
export const lights: Scene = (stage) => {
  const { width, height, cx, inks } = stage;
  const night = mix(inks.base, inks.ink, 0.56);
  const horizon = height * 0.36;
  return [
    rays(stage, [cx, horizon], 44, [night, mix(inks.base, inks.ink, 0.4)]),
    beams(stage),
    balcony(stage, horizon),
    around(7, (row) => crowd(stage, horizon, row)).join(""),
    rect(0, height - 34 * stage.unit, width, 40 * stage.unit, { fill: inks.ink }),
    path(`M0 ${height - 26 * stage.unit}H${width}`, {
      stroke: spot(inks, 2),
      "stroke-width": 20 * stage.unit,
      "stroke-dasharray": `0 ${64 * stage.unit}`,
      "stroke-linecap": "round",
    }),
  ].join("");
};

function beams(stage: VenueStage): string {
  const { width, height, inks } = stage;
  const beam = (from: number, to: number, fill: string) =>
    path(
      polygon([
        [width * from - 18, -10],
        [width * from + 18, -10],
        [width * to + width * 0.12, height * 0.72],
        [width * to - width * 0.12, height * 0.72],
      ]),
      { fill, "fill-opacity": 0.5 },
    );
  return (
    beam(0.12, 0.42, spot(inks, 0)) +
    beam(0.88, 0.58, spot(inks, 1)) +
    beam(0.34, 0.12, inks.second) +
    beam(0.66, 0.88, inks.second) +
    [0.12, 0.34, 0.66, 0.88]
      .map((x) => circle(width * x, 2, 34 * stage.unit, { fill: inks.paper, ...inked(stage) }))
      .join("")
  );
}

// A gallery far back, a string of tiny lights on it.
function balcony({ width, unit, inks }: VenueStage, horizon: number): string {
  const dots = (y: number, color: string, gap: number, start: number) =>
    path(`M${start} ${y}H${width}`, {
      stroke: color,
      "stroke-width": 13 * unit,
      "stroke-dasharray": `0 ${gap * unit}`,
      "stroke-linecap": "round",
    });
  return (
    path(
      `M0 ${horizon - 110 * unit}Q${width / 2} ${horizon - 40 * unit} ${width} ${horizon - 110 * unit}V${horizon + 20 * unit}H0Z`,
      { fill: inks.ink },
    ) +
    dots(horizon - 44 * unit, spot(inks, 2), 46, 10) +
    dots(horizon - 20 * unit, spot(inks, 0), 52, 30) +
    dots(horizon + 2 * unit, spot(inks, 1), 44, 0)
  );
}

function crowd(stage: VenueStage, horizon: number, row: number): string {
  const { width, height, unit, inks, random } = stage;
  const share = (row + 1) / 7;
  const y = horizon + (height - horizon) * (0.1 + 0.86 * share ** 1.25);
  const size = (0.26 + 1.2 * share ** 1.5) * unit;
  const step = 118 * size;
  const dark = mix(inks.base, inks.ink, 0.62 + share * 0.3);
  const start = row % 2 ? 0 : step / 2;
  const people = around(Math.ceil(width / step) + 1, (index) => {
    const x = start + index * step + random.between(-10, 10) * size;
    const lift = random.between(-26, 22) * size;
    const colors = [0, 1, 2, 3].map((one) => spot(inks, one));
    const color = index % 5 === row % 5 ? inks.paper : random.pick(colors);
    return person(inks, dark, color, x, y + lift, size, random.between(-24, 24));
  });
  return people.join("");
}

function person(
  { ink, base, paper }: Inks,
  dark: string,
  color: string,
  x: number,
  y: number,
  size: number,
  lean: number,
): string {
  const rim = { stroke: mix(base, ink, 0.35), "stroke-width": 5 };
  const stick = place(
    rect(-9, -64, 18, 66, { fill: dark, stroke: ink, "stroke-width": 8, rx: 6 }) +
      rect(-17, -196, 34, 138, { fill: color, stroke: ink, "stroke-width": 9, rx: 17 }) +
      path("M-5 -176V-100", {
        fill: "none",
        stroke: paper,
        "stroke-width": 8,
        "stroke-linecap": "round",
      }),
    46,
    -10,
    lean,
  );
  return place(
    path("M34 120Q28 40 40 -14H58Q72 40 74 120Z", { fill: dark }) +
      stick +
      path("M-62 160C-62 40 -40 16 0 16S62 40 62 160Z", { fill: dark, ...rim }) +
      circle(0, -14, 44, { fill: dark, ...rim }) +
      path("M-26 20H26V40H-26Z", { fill: dark }),
    x,
    y,
    0,
    size,
  );
}
