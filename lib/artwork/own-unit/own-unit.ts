import type { ColorSet } from "../../../content/types";
import { INK, PAPER, brightness } from "../drawing/color";
import { type Inks, inksOf } from "../drawing/inks";
import { plate } from "../drawing/outlined";
import { random } from "../drawing/random";
import { group, picture, place } from "../drawing/svg";
import { drawn } from "../illustration/illustration";
import { backdrop } from "../posters/backdrop/backdrop";
import type { LetteringStyle } from "../lettering/inked";
import type { Stage } from "../posters/backdrop/stage";
import type { UnitStyle } from "../posters/backdrop/unit-style";
import type { GroupStage } from "../posters/group/group";
import { clearFaces } from "../posters/group/clear-faces";
import { footOf, type Spot } from "../posters/group/group-rows";
import { cutOut, type DrawnCharacter, placeFigure } from "../posters/poster/drawn-character";
import type { GlyphTable } from "./glyph-table";
import { nameLines } from "./name-lines";
import { measured, setLine } from "./set-line";
import { type OwnShape, rowsOf, SHAPES } from "./shapes";

/** A unit that a visitor made, with all that its poster is drawn from. */
export interface OwnUnit {
  readonly name: string;
  readonly slogan: string;
  readonly colors: ColorSet;
  readonly style: UnitStyle;
  /** In the order of their places, back row first, each row from left to right. */
  readonly members: readonly DrawnCharacter[];
  /** Index of the leader in `members`. */
  readonly leader: number;
  readonly stage: GroupStage;
  /** SVG of the leader's star, from content/art/confetti. */
  readonly star: string;
  readonly glyphs: GlyphTable;
}

const FLAT = { shadowX: 0, shadowY: 0 };

/** The poster of a visitor's own unit, a whole `<svg>`. The same unit always gives the same text. */
export function ownUnitSvg(unit: OwnUnit, shape: OwnShape): string {
  const { style, members } = unit;
  const { width, height, floor } = SHAPES[shape];
  const inks = inksOf(unit.colors, style.spots);
  const rows = rowsOf(members.length, shape);
  const inRows = rows.flat().map(({ member }) => members[member] as DrawnCharacter);
  const places = rows.map((row) => row.map(({ spot }) => spot));
  const drawnRows = clearFaces(places, inRows, [0, width]).map((row, index) => {
    const figures = row.map((spot) => {
      const isLeader = spot.character === members[unit.leader];
      const star = isLeader ? leaderStar(unit.star, spot) : "";
      return placeFigure(cutOut(spot.character, 11), spot) + star;
    });
    const isLast = index === rows.length - 1;
    const step = isLast ? "" : place(drawn(unit.stage.riser, inks), 0, footOf(row));
    return figures.join("") + step;
  });
  // The board is drawn for the floor of a poster.
  const board = place(drawn(unit.stage.board, inks), 0, floor - SHAPES.poster.floor);
  return picture(
    width,
    height,
    backdrop(stageOf(inks, shape), style),
    ...drawnRows,
    board,
    place(title(unit, inks), width / 2, height),
  );
}

/** A backdrop without members, square: a whole `<svg>`. */
export function ownBackdropSvg({ colors, style }: Pick<OwnUnit, "colors" | "style">): string {
  const { width, height } = SHAPES.square;
  return picture(width, height, backdrop(stageOf(inksOf(colors, style.spots), "square"), style));
}

function stageOf(inks: Inks, shape: OwnShape): Stage {
  const { width, height, halo } = SHAPES[shape];
  const tinted = { ...inks, halo: inks.pale };
  const generator = random(`own ${shape}`);
  return { width, height, cx: width / 2, cy: halo.y, r: halo.r, inks: tinted, random: generator };
}

/** The leader's star, on the crown of their hair. */
function leaderStar(text: string, { x, top, scale }: Spot): string {
  const lines = { stroke: INK, "stroke-width": 9, "stroke-linejoin": "round" };
  const star = group(lines, drawn(text, { own: "#ffd23f" }));
  return place(star, x - 60 * scale, top + 70 * scale, -14, scale * 1.7);
}

/** Name and slogan, centred above (0, 0), rising to the right as the board does. */
function title({ name, slogan, glyphs }: OwnUnit, inks: Inks): string {
  // Letters with descenders stand higher above the slogan.
  const baseline = slogan ? (/[gjpqy,;]/.test(name) ? -146 : -126) : -66;
  // The letters stay on the board, below faces and hands.
  const box = { width: 1060, height: 262 + baseline };
  const { lines, size, pitch } = nameLines(name, box, glyphs);
  const bright = inks.spots.find((one) => brightness(one) > 0.55) ?? PAPER;
  const styled = (style: Omit<LetteringStyle, "size">) =>
    lines.map((text, at) =>
      place(
        setLine(text, { size, anchor: "middle", ...style }, glyphs),
        0,
        baseline - (lines.length - 1 - at) * pitch,
      ),
    );
  const letters = [
    ...styled({ fill: PAPER, outline: PAPER, outlineWidth: 0.24, ...FLAT }),
    ...styled({ fill: bright }),
  ];
  const tag = slogan ? sloganTag(slogan, inks, glyphs) : "";
  return `<g transform="rotate(-3.2)">${name ? letters.join("") : ""}${tag}</g>`;
}

function sloganTag(slogan: string, { base }: Inks, glyphs: GlyphTable): string {
  const { width: em, capHeight } = measured(slogan, glyphs);
  const size = Math.min(44, 820 / em);
  const [width, fill] = [em * size, brightness(base) > 0.3 ? INK : base];
  const style = { size, anchor: "middle", fill, outlineWidth: 0, ...FLAT } as const;
  return (
    plate([-width / 2 - 34, -100, width + 68, 70], PAPER, 35, 9, 8) +
    place(setLine(slogan, style, glyphs), 0, -65 + (size * capHeight) / 2)
  );
}
