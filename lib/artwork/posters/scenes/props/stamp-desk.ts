import { INK, mix, PAPER } from "../../../drawing/color";
import { line, shape } from "../../../drawing/outlined";
import { around, gear, heart, star } from "../../../drawing/shapes";
import { circle, path, place } from "../../../drawing/svg";
import { block, EDGE, FINE, oval } from "./sheet";

/** A card of 300 × 210 units with eight fields, of which some are stamped; centred on (0, 0). */
export function stampCard(main: string, stamps: readonly string[]): string {
  const fields = around(8, (index) => {
    const x = -102 + (index % 4) * 68;
    const y = -8 + Math.floor(index / 4) * 66;
    const color = stamps[index];
    const empty = circle(x, y, 27, {
      fill: PAPER,
      stroke: INK,
      "stroke-width": 4,
      "stroke-dasharray": "7 7",
    });
    if (!color) return empty;
    const ring = path(gear(12, 22, 6, 0, 0), { fill: color });
    const mark = path(index % 2 ? heart(26) : star(5, 15, 0.5), { fill: PAPER });
    return empty + place(ring + mark, x, y, (index % 3) * 9 - 10);
  });
  return (
    path(block(-140, -94, 300, 210, 12), { fill: INK, "fill-opacity": 0.3 }) +
    shape(block(-150, -105, 300, 210, 12), "#fff8e8", EDGE) +
    shape(block(-150, -105, 300, 48, 12), main, FINE) +
    path(block(-120, -90, 150, 16, 8), { fill: PAPER }) +
    fields.join("")
  );
}

/**
 * A stamp desk 420 units wide and 320 high standing on (0, 0): a table with a striped skirt, an ink
 * pad and a great stamp.
 */
export function stampDesk(main: string, second: string): string {
  const skirt = around(6, (index) =>
    shape(
      `M${-190 + index * 63.3} -150h63.3L${-184 + (index + 1) * 61.3} 0H${-184 + index * 61.3}Z`,
      index % 2 ? PAPER : main,
      FINE,
    ),
  );
  return (
    skirt.join("") +
    shape(oval(0, -70, 54), PAPER, EDGE) +
    shape(star(5, 36, 0.5, 0, -68), second, FINE) +
    shape(block(-206, -176, 412, 32, 8), "#c98a4b", EDGE + 1) +
    shape(block(-150, -200, 116, 26, 6), "#5a5468", EDGE) +
    shape(block(-140, -208, 96, 12, 4), "#e23d4b", FINE) +
    bigStamp(60, -176)
  );
}

/** The roof that a stamp desk may have, on two poles: scallops in white and `fill`, 440 units high. */
export function deskAwning(fill: string): string {
  const scallops = around(7, (index) => {
    const x = -217 + index * 62;
    const d = `M${x} -392H${x + 62}V-350a31 28 0 0 1 -62 0Z`;
    return shape(d, index % 2 ? PAPER : fill, EDGE - 1);
  });
  return (
    line("M-186 -150V-380M186 -150V-380", INK, 20) +
    line("M-186 -150V-380M186 -150V-380", "#a8693c", 9) +
    shape("M-206 -392L-176 -440H176L206 -392Z", mix(fill, INK, 0.2), EDGE + 1) +
    scallops.join("")
  );
}

function bigStamp(x: number, y: number): string {
  return (
    shape(block(x - 58, y - 34, 116, 34, 6), "#8a4f2b", EDGE) +
    shape(`M${x - 22} ${y - 34}L${x - 14} ${y - 92}h28l8 58Z`, "#c98a4b", EDGE) +
    shape(oval(x, y - 112, 38, 34), "#e9a65e", EDGE) +
    line(`M${x - 16} ${y - 124}q6 -12 18 -12`, PAPER, 7)
  );
}
