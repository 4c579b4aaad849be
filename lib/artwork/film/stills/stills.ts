import { INK } from "../../drawing/color";
import { picture, place, rect } from "../../drawing/svg";
import { type FilmShape, type Lens, LENSES } from "../camera/view";
import { linesOf } from "../effects/lettering";
import { FRAME_SIZES, shotSvg } from "../frame/frame";
import { drawInLight } from "../set/drawings";
import type { Film } from "../timeline/film";
import { poseShot } from "./posed";
import poses from "./poses.json";

const FULL = { house: 1, stage: 1, ghost: 0 };

/** Frames after which all letters of a lettering are visible. */
const LETTERED_FRAME = 60;

function titleLines(film: Film): string[] {
  return film.lettering.find(({ role }) => role === "title")?.lines ?? [];
}

/** The closed curtain in a spotlight, shown while the film loads. */
export function curtainSvg(film: Film, shape: FilmShape): string {
  return shotSvg(poseShot(film, LENSES[shape], poses.curtain), FRAME_SIZES[shape]);
}

/** The title before a sunburst, over a sea of light sticks. */
export function titleSvg(film: Film, shape: FilmShape): string {
  const lens = LENSES[shape];
  const wide = shape === "wide";
  const shot = poseShot(film, lens, { ...poses.title, camera: poses.titleCamera[shape] });
  const size = wide ? 210 : 190;
  const words = linesOf(
    { lines: titleLines(film), role: "title", size },
    LETTERED_FRAME,
    lens.width * 0.84,
  );
  const glints = drawInLight(film.drawings, "glints", FULL, [shape]);
  return shotSvg(
    shot,
    FRAME_SIZES[shape],
    place(glints, lens.width / 2, lens.height / 2) +
      place(words, lens.width / 2, lens.height * (wide ? 0.34 : 0.31), -4),
  );
}

export const POSTER = { width: 960, height: 1280 };
const POSTER_LENS: Lens = { shape: "tall", width: 1200, height: 1600, scale: 1.09 };

/** The poster of the film: all idols on the stand under the title, for visitors who saw it to the end. */
export function posterSvg(film: Film, frame: number): string {
  const shot = poseShot(film, POSTER_LENS, { ...poses.poster, frame });
  const words = linesOf({ lines: titleLines(film), role: "title", size: 172 }, LETTERED_FRAME, 940);
  return shotSvg(
    shot,
    POSTER,
    place(drawInLight(film.drawings, "marquee", FULL) + place(words, 0, -8), 600, 232, -2.5),
  );
}

export const STAR = { width: 640, height: 640 };

export function starSvg({ drawings }: Film): string {
  return picture(
    STAR.width,
    STAR.height,
    place(drawInLight(drawings, "star-badge", FULL), 320, 320),
    place(drawInLight(drawings, "star", FULL), 320, 330, -8, 1.36),
  );
}

export const TICKET = { width: 640, height: 320 };

/** A ticket torn at its perforation, as a souvenir. */
export function ticketSvg(film: Film): string {
  const words = linesOf({ lines: titleLines(film), role: "title", size: 74 }, LETTERED_FRAME, 372);
  const lights = [...film.units.values()].map(({ color1 }, index) =>
    place(
      rect(-6, -17, 12, 34, { fill: color1, stroke: INK, "stroke-width": 4, rx: 6 }),
      62 + index * 28,
      269,
      index % 2 ? 14 : -12,
    ),
  );
  const layer = (id: string) => drawInLight(film.drawings, "ticket", FULL, [id]);
  return picture(
    TICKET.width,
    TICKET.height,
    layer("back"),
    ...lights,
    layer("lamp"),
    place(words, 252, 118, -4),
    layer("edge-line"),
  );
}
