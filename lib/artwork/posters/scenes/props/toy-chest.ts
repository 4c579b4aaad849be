import type { ColorSet } from "../../../../../content/types";
import { INK, mix, PAPER } from "../../../drawing/color";
import { clipped, disc, flat, line, shape } from "../../../drawing/outlined";
import { around, heart, star } from "../../../drawing/shapes";
import { circle, place } from "../../../drawing/svg";
import { rays } from "./rays";
import { block, screened, solid } from "./sheet";

const CYAN = "#37d5e8";
const GOLD = "#ffd23f";

/** Where a toy box stands: its front goes from `rim` to the foot of the sheet. */
export interface ChestPlace {
  left: number;
  right: number;
  rim: number;
  /** Highest point of the lid. */
  top: number;
}

/** The lid that stands open behind the cast: a quilted lining, light that breaks out. */
export function chestLid({ left, right, rim, top }: ChestPlace, colors: ColorSet): string {
  const wide = right - left;
  const outline = (inset: number): string => {
    const [a, b, up] = [left + 30 + inset, right - 30 - inset, top + inset];
    return `M${a} ${rim}L${a - 26} ${up + wide * 0.24}Q${(a + b) / 2} ${up - wide * 0.2} ${b + 26} ${up + wide * 0.24}L${b} ${rim}Z`;
  };
  const cell = wide / 9;
  const quilt = around(22, (index) => {
    const x = left - wide + index * cell;
    return `M${x} ${rim}L${x + wide * 0.9} ${rim - wide * 0.9}M${x} ${rim - wide * 0.9}L${x + wide * 0.9} ${rim}`;
  }).join("");
  const middle = (left + right) / 2;
  const burst = rays(middle, rim + 60, wide * 0.82, 11, 7.2, [-175.6, 176]);
  const lining = mix(colors.color2, INK, 0.12);
  return (
    solid(outline(0), colors.color1, 18, 9) +
    shape(outline(46), lining) +
    clipped(
      outline(46),
      line(quilt, mix(lining, PAPER, 0.4), 6) +
        flat(burst, mix(GOLD, PAPER, 0.35)) +
        circle(middle, rim + 40, wide * 0.3, { fill: PAPER }),
    )
  );
}

/** The front of the box down to `height`; it hides where the cast is cut. */
export function chestFront(at: ChestPlace, height: number, colors: ColorSet): string {
  const { left, right, rim } = at;
  const board = `M${left - 24} ${rim}H${right + 24}L${right - 6} ${height + 20}H${left + 6}Z`;
  const size = (height - rim) * 0.4;
  const middle = (left + right) / 2;
  const marks = around(5, (index) => {
    const x = middle + (index - 2) * (right - left) * 0.19;
    const y = rim + 52 + (height - rim - 52) / 2;
    const fill = index % 2 ? CYAN : colors.color2;
    return place(
      shape(index % 2 ? heart(size * 1.6) : star(5, size, 0.52), fill),
      x,
      y,
      (index - 2) * 4,
    );
  });
  const rivets = around(15, (index) =>
    disc(left + 10 + (index * (right - left - 20)) / 14, rim + 25, 8, PAPER, 4),
  );
  return (
    solid(board, colors.color1, 0, 9) +
    screened(
      board,
      { x: left - 30, y: rim, width: right - left + 60, height: height - rim },
      "bottom",
      0.8,
      mix(colors.color1, "#ff8a00", 0.4),
    ) +
    marks.join("") +
    shape(block(left - 44, rim, right - left + 88, 50, 18), mix(colors.color2, INK, 0.1), 9) +
    rivets.join("")
  );
}
