import { INK } from "../../drawing/color";
import { pen } from "../../drawing/pen";
import { clipped, disc, line, shape } from "../../drawing/outlined";

const GOLD = "#f2b632";

/** What is worn in the hair and at the ear, in head space, by name. */
export const ornaments = {
  stud: (color: string) => disc(292, 646, 11, color),
  drop: (color: string) =>
    line("M290 640V668", INK, 5) + shape("M290 662L306 694L290 716L274 694Z", color, 6),
  hoop: () =>
    `<circle cx="288" cy="664" r="22" fill="none" stroke="${INK}" stroke-width="15"/><circle cx="288" cy="664" r="22" fill="none" stroke="${GOLD}" stroke-width="6"/>`,
  cuffs: (color: string) =>
    disc(256, 548, 9, color) + disc(252, 576, 9, color) + disc(262, 604, 9, color),
  pinsLeft: (color: string) => pins(color, 372, 372, 24),
  pinsRight: (color: string) => pins(color, 628, 350, -24),
  crossLeft: (color: string) => cross(color, 380, 366),
  crossRight: (color: string) => cross(color, 636, 350),
  starLeft: (color: string) => star(color, 368, 380),
  flowerLeft: (color: string) => flower(color, 330, 388),
  bandana: (color: string) => {
    const d = pen(
      "244,400! 300,300 420,256 560,256 690,320 736,392! 728,300 620,206 470,190 330,226 252,316",
    );
    return (
      shape(d, INK) +
      clipped(d, line("M250 356Q330 232 500 222Q660 226 734 352", color, 15)) +
      shape(d, "none")
    );
  },
  hairband: (color: string) =>
    line("M258 400Q330 232 520 214Q690 232 734 396", INK, 42) +
    line("M258 400Q330 232 520 214Q690 232 734 396", color, 20),
  ribbon: (color: string) =>
    shape("M300 236L220 190Q204 240 232 284Z", color) +
    shape("M300 236L372 176Q398 226 372 276Z", color) +
    disc(300, 236, 20, color),
} as const;

function pins(color: string, x: number, y: number, turn: number): string {
  const pin = (dy: number): string =>
    `<rect x="-38" y="${dy}" width="76" height="15" rx="7" fill="${color}" stroke="${INK}" stroke-width="6"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${pin(-18)}${pin(8)}</g>`;
}

function cross(color: string, x: number, y: number): string {
  const d = `M${x - 30} ${y - 26}L${x + 30} ${y + 26}M${x + 30} ${y - 26}L${x - 30} ${y + 26}`;
  return line(d, INK, 24) + line(d, color, 12);
}

function star(color: string, x: number, y: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const r = i % 2 === 0 ? 36 : 16;
    const turn = (i / 10) * Math.PI * 2 - Math.PI / 2;
    return `${(x + Math.cos(turn) * r).toFixed(1)} ${(y + Math.sin(turn) * r).toFixed(1)}`;
  });
  return shape(`M${points.join("L")}Z`, color, 7);
}

function flower(color: string, x: number, y: number): string {
  const petals = Array.from({ length: 5 }, (_, i) => {
    const turn = (i / 5) * Math.PI * 2 - Math.PI / 2;
    return disc(
      Number((x + Math.cos(turn) * 24).toFixed(1)),
      Number((y + Math.sin(turn) * 24).toFixed(1)),
      19,
      color,
      6,
    );
  });
  return petals.join("") + disc(x, y, 13, GOLD, 5);
}

/** Ornament of a kind, in a colour. */
export type Ornament = keyof typeof ornaments;
