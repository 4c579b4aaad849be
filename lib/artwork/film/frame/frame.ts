import { rect } from "../../drawing/svg";
import { type FilmShape, LENSES, tilted } from "../camera/view";
import { confetti } from "../effects/confetti";
import { fireworks, sparks } from "../effects/fireworks";
import { hiddenStar } from "../effects/hidden-star";
import { lettering } from "../effects/lettering";
import { beams, spotlights } from "../effects/lights";
import { twinkles } from "../effects/twinkle";
import { crowd } from "../people/crowd";
import { idols, inPicture } from "../people/idols";
import { apron } from "../set/apron";
import { curtain, swags } from "../set/curtain";
import { fan } from "../set/fan";
import { ghostLight } from "../set/ghost-light";
import { NIGHT } from "../set/palette";
import { proscenium } from "../set/proscenium";
import { type Shot, shotOf } from "../set/shot";
import { rankDepth, RANKS, stepBoard } from "../set/stand";
import type { Film, Performer } from "../timeline/film";

/** Size of the file that a frame is drawn for, in pixels. */
export const FRAME_SIZES: Record<FilmShape, { width: number; height: number }> = {
  wide: { width: 960, height: 540 },
  tall: { width: 720, height: 900 },
};

const FAR = 10_000;

/** One frame of the film, 1 to 100: a whole `<svg>` in one of the two shapes. */
export function frameSvg(film: Film, frame: number, shape: FilmShape): string {
  const shot = shotOf(film, frame, LENSES[shape]);
  return shotSvg(shot, FRAME_SIZES[shape], twinkles(shot) + lettering(shot));
}

/** The idols that a frame shows. */
export function castOf(film: Film, frame: number, shape: FilmShape): Performer[] {
  const shot = shotOf(film, frame, LENSES[shape]);
  return isOpen(shot) ? inPicture(shot) : [];
}

const isOpen = ({ curtain: { open } }: Shot): boolean => open > 0.001;

/** A picture of the theatre as a whole `<svg>` of `size`, with something lettered over it. */
export function shotSvg(
  shot: Shot,
  { width, height }: { width: number; height: number },
  over = "",
): string {
  const { lens } = shot.view;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${lens.width} ${lens.height}">` +
    rect(-10, -10, lens.width + 20, lens.height + 20, { fill: NIGHT }) +
    tilted(shot.view, theatre(shot)) +
    over +
    `</svg>`
  );
}

// From the back wall to the last row: what is nearer covers what is farther.
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

// From the highest step to the lowest one.
function stand(shot: Shot): string[] {
  return Array.from({ length: RANKS }, (_, index) => {
    const rank = RANKS - index;
    const behind = rank === RANKS ? FAR : rankDepth(rank + 1);
    return hiddenStar(shot, behind, rankDepth(rank)) + idols(shot, rank) + stepBoard(shot, rank);
  });
}
