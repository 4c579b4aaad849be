import { place, rect } from "../../drawing/svg";
import { type FilmShape, type Lens, LENSES, tiltView } from "../camera/view";
import { confetti } from "../effects/confetti";
import { activeEffects } from "../effects/effect";
import { fireworks, sparks } from "../effects/fireworks";
import { hiddenStar } from "../effects/hidden-star";
import { lettering, activeLettering } from "../effects/lettering";
import { beams, spotlights } from "../effects/lights";
import { twinkles } from "../effects/twinkle";
import { crowd } from "../people/crowd";
import { idols, visiblePerformers } from "../people/idols";
import { apron } from "../set/apron";
import { curtain, swags } from "../set/curtain";
import { fan } from "../set/fan";
import { ghostLight } from "../set/ghost-light";
import { NIGHT } from "../set/palette";
import { proscenium } from "../set/proscenium";
import { type Shot, shotOf } from "../set/shot";
import { rankDepth, RANKS, stepBoard } from "../set/stand";
import type { Film, Performer } from "../timeline/film";

/** Pixels of a frame's largest file. */
export const FRAME_SIZES: Record<FilmShape, { width: number; height: number }> = {
  wide: { width: 960, height: 540 },
  tall: { width: 720, height: 900 },
};

const FAR = 10_000;

/**
 * Pixels of the sheet that a frame is drawn on. Both pictures are cropped from it, since drawing time depends on shapes
 * more than on size. It has the height of the tall one, the width of the wide one at the same scale, and is even, so
 * that the tall one is cropped at whole pixels.
 */
export const SHEET = { width: 1048, height: 900 };

const UNIT = LENSES.tall.width / FRAME_SIZES.tall.width;
const SHEET_LENS: Lens = {
  shape: "tall",
  width: SHEET.width * UNIT,
  height: SHEET.height * UNIT,
  scale: LENSES.tall.scale,
};

/** A view's part of the sheet: size and corner in sheet units, and its scale. */
function cropOf({ width, height, scale: own }: Lens) {
  const scale = SHEET_LENS.scale / own;
  const [wide, high] = [width * scale, height * scale];
  const corner = { x: (SHEET_LENS.width - wide) / 2, y: (SHEET_LENS.height - high) / 2 };
  return { ...corner, wide, high, scale };
}

/** Part of the sheet in a shape's picture, as fractions. */
export function regionOf(shape: FilmShape) {
  const { x, y, wide, high } = cropOf(LENSES[shape]);
  const { width, height } = SHEET_LENS;
  return { left: x / width, top: y / height, width: wide / width, height: high / height };
}

/**
 * A frame of the film, 1 to 100, for a shape's picture: a sheet as a whole `<svg>`. Both shapes share it unless it has
 * lettering.
 */
export function frameSvg(film: Film, frame: number, shape: FilmShape): string {
  const shot = shotOf(film, frame, LENSES[shape]);
  const overlay = twinkles(shot) + lettering(shot);
  const { x, y, scale } = cropOf(LENSES[shape]);
  return shotSvg(sheetOf(film, frame), SHEET, overlay && place(overlay, x, y, 0, scale));
}

/** True if a frame has an overlay (letters, glints) that is laid out for each shape by itself. */
export const hasOwnOverlay = (film: Film, frame: number): boolean =>
  activeEffects({ film, frame }, "twinkle").length > 0 || activeLettering(film, frame).length > 0;

/** Idols visible on a frame's sheet. */
export function visibleCast(film: Film, frame: number): Performer[] {
  const shot = sheetOf(film, frame);
  return isOpen(shot) ? visiblePerformers(shot) : [];
}

const sheetOf = (film: Film, frame: number): Shot => shotOf(film, frame, SHEET_LENS);

const isOpen = ({ curtain: { open } }: Shot): boolean => open > 0.001;

/** A picture of the theatre as a whole `<svg>` of `size`, with lettering over it. */
export function shotSvg(
  shot: Shot,
  { width, height }: { width: number; height: number },
  overlay = "",
): string {
  const { lens } = shot.view;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${lens.width} ${lens.height}">` +
    rect(-10, -10, lens.width + 20, lens.height + 20, { fill: NIGHT }) +
    tiltView(shot.view, theatre(shot)) +
    overlay +
    `</svg>`
  );
}

// From back to front.
function theatre(shot: Shot): string {
  return [
    ...(isOpen(shot) ? [fan(shot), beams(shot), fireworks(shot), ...stand(shot)] : []),
    curtain(shot),
    spotlights(shot),
    swags(shot),
    hiddenStar(shot, 0, -30),
    proscenium(shot),
    apron(shot),
    ghostLight(shot),
    sparks(shot),
    confetti(shot, false),
    hiddenStar(shot, -30, -FAR),
    crowd(shot, 0, -800),
    confetti(shot, true),
    crowd(shot, -800, -FAR),
  ].join("");
}

// From the highest step to the lowest.
function stand(shot: Shot): string[] {
  return Array.from({ length: RANKS }, (_, index) => {
    const rank = RANKS - index;
    const behind = rank === RANKS ? FAR : rankDepth(rank + 1);
    return hiddenStar(shot, behind, rankDepth(rank)) + idols(shot, rank) + stepBoard(shot, rank);
  });
}
