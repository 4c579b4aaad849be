import { INK, mix, PAPER } from "../../../drawing/color";
import { disc, line, shape } from "../../../drawing/outlined";
import { around, polar } from "../../../drawing/shapes";
import { rect } from "../../../drawing/svg";
import { block, EDGE, FINE, oval } from "./sheet";

/** Colours of a toy robot. */
export interface RobotPaint {
  body: string;
  trim: string;
  /** Eyes, antenna and heart. */
  glow: string;
}

/**
 * A clockwork robot about 230 × 330 units, its feet on (0, 0), one claw raised in greeting.
 * Its face is a screen, so that it reads at the size of a stamp.
 */
export function robot({ body, trim, glow }: RobotPaint): string {
  const dark = mix(body, INK, 0.28);
  const key = `M96 -150h22M118 -150m0 0c8 -40 52 -34 40 0c12 34 -32 40 -40 0Z`;
  return [
    shape(key, trim, FINE),
    leg(-62, dark),
    leg(18, dark),
    arm("M-84 -168C-128 -176 -138 -214 -122 -246", trim),
    claw(-120, -262, -12, trim),
    arm("M84 -160C126 -150 130 -118 116 -94", trim),
    claw(114, -78, 190, trim),
    shape(block(-90, -206, 180, 150, 26), body),
    shape(block(-90, -92, 180, 36, 16), dark),
    shape(block(-58, -186, 116, 78, 14), PAPER, FINE),
    around(3, (index) => disc(-32 + index * 32, -74, 8, glow, 4)).join(""),
    line(`M-40 -126L-18 -150L0 -134L20 -166L42 -146`, body, 9),
    line("M0 -318V-346", INK, 8),
    disc(0, -354, 15, glow, FINE),
    shape(oval(-96, -262, 18, 30), trim, FINE) + shape(oval(96, -262, 18, 30), trim, FINE),
    shape(block(-92, -322, 184, 122, 40), body),
    shape(block(-68, -300, 136, 80, 26), INK, FINE),
    disc(-32, -264, 20, glow, 0) + disc(32, -264, 20, glow, 0),
    disc(-26, -270, 7, PAPER, 0) + disc(38, -270, 7, PAPER, 0),
    line("M-12 -240Q0 -230 12 -240", glow, 6),
  ].join("");
}

function leg(x: number, fill: string): string {
  return (
    shape(block(x, -64, 44, 50), fill, FINE) + shape(`M${x - 14} 0v-14a24 20 0 0 1 72 0v14Z`, fill)
  );
}

const arm = (d: string, color: string): string => line(d, INK, 34) + line(d, color, 21);

function claw(x: number, y: number, turn: number, fill: string): string {
  const jaw = polar(0, 0, 30, -90 - 44);
  const other = polar(0, 0, 30, -90 + 44);
  const d = `M${jaw[0].toFixed(1)} ${jaw[1].toFixed(1)}A30 30 0 1 0 ${other[0].toFixed(1)} ${other[1].toFixed(1)}L8 -8A12 12 0 1 1 -8 -8Z`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${shape(d, fill, FINE)}</g>`;
}

/** A toy block of 120 units with a picture on its face, standing on (0, 0). */
export function toyBlock(fill: string, mark: string, picture: string): string {
  const side = mix(fill, INK, 0.3);
  const lid = mix(fill, PAPER, 0.4);
  return (
    shape("M60 0V-120L94 -150V-32Z", side) +
    shape("M-60 -120L-24 -150H94L60 -120Z", lid) +
    shape(block(-60, -120, 120, 120), fill) +
    rect(-46, -106, 92, 92, { fill: "none", stroke: PAPER, "stroke-width": 6 }) +
    `<g transform="translate(0 -60)">${shape(picture, mark, EDGE - 1)}</g>`
  );
}
