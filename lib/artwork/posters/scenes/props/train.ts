import { INK, mix, PAPER } from "../../../drawing/color";
import { disc, line, shape } from "../../../drawing/outlined";
import { around, star } from "../../../drawing/shapes";
import { path, place } from "../../../drawing/svg";
import { block, EDGE, FINE, oval, screened } from "./sheet";

/** Colours of a railcar: upper and lower half, the band between them. */
export interface Livery {
  upper: string;
  lower: string;
  band: string;
}

const GLASS = "#bfeaff";

/**
 * A single railcar seen from the side, its front to the right, 760 × 400 units standing on the
 * rails at y = 0. It runs out of the sheet on the left.
 */
export function railcar({ upper, lower, band }: Livery): string {
  const hull = "M-520 -352H150Q214 -350 228 -286L244 -120V-56H-520Z";
  const low = "M-520 -190H237L244 -120V-56H-520Z";
  const windows = around(4, (index) => pane(-470 + index * 128, 104));
  const wheels = [-430, -330, 60, 160].map(
    (x) => disc(x, -32, 40, "#4a4458", EDGE) + disc(x, -32, 15, "#9b95ab", FINE),
  );
  return [
    path("M-520 -20H250V6H-520Z", { fill: INK, "fill-opacity": 0.3 }),
    shape(block(-520, -70, 740, 34), mix(lower, INK, 0.6), EDGE),
    wheels.join(""),
    shape("M-380 -352l34 -34h120l34 34ZM-60 -352l24 -26h90l24 26Z", "#d9d5e3", EDGE),
    shape(hull, upper, EDGE + 1),
    shape(low, lower, EDGE),
    screened(
      low,
      { x: -520, y: -190, width: 780, height: 140 },
      "bottom",
      1,
      mix(lower, INK, 0.18),
    ),
    shape(block(-530, -202, 768, 22), band, FINE),
    windows.join(""),
    shape(block(48, -306, 66, 236, 8), mix(upper, PAPER, 0.4), EDGE),
    shape(block(60, -292, 42, 84, 6), GLASS, FINE),
    shape("M142 -304H172Q196 -302 201 -276L212 -206H142Z", GLASS, EDGE),
    line("M156 -286L182 -222", PAPER, 9),
    disc(214, -146, 19, "#fff3b8", EDGE),
    shape(block(232, -96, 32, 26, 6), "#6d6780", FINE),
    place(shape(star(5, 40, 0.5), band, EDGE), -40, -124),
    place(shape(star(5, 28, 0.5), PAPER, FINE), -130, -120) +
      place(shape(star(5, 28, 0.5), PAPER, FINE), -220, -120),
  ].join("");
}

// A window with a strip of shine.
function pane(x: number, width: number): string {
  return (
    shape(block(x, -306, width, 88, 12), GLASS, EDGE) +
    line(`M${x + 26} -232L${x + 58} -292M${x + 50} -232L${x + 70} -270`, PAPER, 8)
  );
}

/** Two rails on sleepers and gravel along `width`, the upper rail at `y`. */
export function track(width: number, y: number, gravel: string): string {
  const sleepers = around(Math.ceil(width / 64) + 1, (index) =>
    block(index * 64 - 20, y + 2, 36, 34, 4),
  ).join("");
  return (
    shape(block(-20, y - 8, width + 40, 70), gravel, EDGE) +
    shape(sleepers, "#8a5a3c", FINE) +
    shape(block(-20, y - 4, width + 40, 13), "#c9c4d6", FINE) +
    shape(block(-20, y + 20, width + 40, 13), "#c9c4d6", FINE)
  );
}

/** A round station clock of radius `r` at ten past ten. */
export function clock(r: number, rim: string): string {
  const ticks = around(12, (index) => `M0 ${-r * 0.74}v${index % 3 ? 8 : 14}`).map((d, index) =>
    place(line(d, INK, FINE), 0, 0, index * 30),
  );
  return (
    shape(oval(0, 0, r * 1.16), rim, EDGE + 1) +
    shape(oval(0, 0, r * 0.92), PAPER, EDGE) +
    ticks.join("") +
    place(line(`M0 0V${-r * 0.42}`, INK, 10), 0, 0, -56) +
    place(line(`M0 0V${-r * 0.62}`, INK, 7), 0, 0, 60) +
    disc(0, 0, 8, rim, FINE)
  );
}
