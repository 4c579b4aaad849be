import { INK, mix, PAPER } from "../../drawing/color";
import { flat, line, shape } from "../../drawing/outlined";
import { around, polar, polygon, scallops, sparkle } from "../../drawing/shapes";
import { circle, path, picture, place, rect } from "../../drawing/svg";
import { block, EDGE } from "../../posters/scenes/props/sheet";
import { type FilmShape, type Lens, LENSES } from "../camera/view";
import { starFace } from "../effects/hidden-star";
import { linesOf } from "../effects/lettering";
import { FRAME_SIZES, shotSvg } from "../frame/frame";
import { CREAM, GOLD, VELVET, WARM } from "../set/palette";
import type { Film } from "../timeline/film";
import { posed } from "./posed";

/** All letters of a lettering are there after so many frames. */
const LETTERED = 60;

/** Lines of the film’s title. */
function titleOf(film: Film): string[] {
  return film.lettering.find(({ role }) => role === "title")?.lines ?? [];
}

/** The closed curtain in a spotlight: what is seen while the film is loaded. */
export function curtainSvg(film: Film, shape_: FilmShape): string {
  const shot = posed(film, LENSES[shape_], {
    frame: 1,
    camera: { x: 0, y: -150, zoom: 0.92, lift: 150 },
    lights: { house: 0.8, stage: 0.42, ghost: 0 },
    crowd: { lit: 0, wave: 0 },
    open: 0,
    spotlight: { x: 0, y: -210, size: 1.12 },
  });
  return shotSvg(shot, FRAME_SIZES[shape_]);
}

/** The title before a sunburst, over a sea of light sticks. */
export function titleSvg(film: Film, shape_: FilmShape): string {
  const lens = LENSES[shape_];
  const wide = shape_ === "wide";
  const shot = posed(film, lens, {
    frame: 20,
    camera: { x: 0, y: wide ? 140 : 250, zoom: wide ? 1.2 : 1.1, lift: 400 },
    lights: { house: 0.8, stage: 1, ghost: 0 },
    crowd: { lit: 1, wave: 0.9, phase: 0.35 },
    open: 1,
  });
  const size = wide ? 210 : 190;
  const words = linesOf({ lines: titleOf(film), role: "title", size }, LETTERED, lens.width * 0.84);
  const glints = [
    [0.16, 0.16, 46],
    [0.85, 0.2, 60],
    [0.78, 0.5, 34],
    [0.2, 0.46, 30],
  ].map(([x = 0, y = 0, r = 0]) =>
    path(sparkle(r, x * lens.width, y * lens.height), {
      fill: PAPER,
      stroke: INK,
      "stroke-width": 7,
      "stroke-linejoin": "round",
    }),
  );
  return shotSvg(
    shot,
    FRAME_SIZES[shape_],
    glints.join("") + place(words, lens.width / 2, lens.height * (wide ? 0.34 : 0.31), -4),
  );
}

/** Size of the poster to be kept, in pixels. */
export const POSTER = { width: 960, height: 1280 };
const POSTER_LENS: Lens = { shape: "tall", width: 1200, height: 1600, scale: 1.09 };

/** The poster of the film: everybody on the stand under its title, for those who saw it to the end. */
export function posterSvg(film: Film, frame: number): string {
  const shot = posed(film, POSTER_LENS, {
    frame,
    camera: { x: 0, y: -440, zoom: 0.95, lift: 190 },
    lights: { house: 0.85, stage: 1, ghost: 0 },
    crowd: { lit: 1, wave: 0.8, phase: 0.3 },
    open: 1,
    peopled: true,
  });
  const words = linesOf({ lines: titleOf(film), role: "title", size: 172 }, LETTERED, 940);
  return shotSvg(shot, POSTER, place(marquee() + place(words, 0, -8), 600, 232, -2.5));
}

// The board over the door of a theatre, with bulbs round it.
function marquee(): string {
  const board = (grown: number) =>
    block(-524 - grown, -196 - grown, 1048 + grown * 2, 436 + grown * 2, 36);
  const bulbs = around(52, (index) => {
    const along =
      index < 18 ? index : index < 26 ? index - 18 : index < 44 ? index - 26 : index - 44;
    const [x, y] =
      index < 18
        ? [-510 + along * 60, -219]
        : index < 26
          ? [547, -174 + along * 56]
          : index < 44
            ? [510 - along * 60, 263]
            : [-547, 218 - along * 56];
    return circle(x ?? 0, y ?? 0, 13, {
      fill: index % 3 ? CREAM : GOLD,
      stroke: INK,
      "stroke-width": 6,
    });
  });
  return (
    place(path(board(46), { fill: INK }), 12, 18) +
    shape(board(44), GOLD, 11) +
    shape(board(4), "#5b2fb0", 11) +
    bulbs.join("")
  );
}

/** Size of the star in its badge. */
export const STAR = { width: 640, height: 640 };

/** The star that hides in the film, in a badge of its own. */
export function starSvg(): string {
  const rays = around(20, (index) =>
    polygon([[320, 320], polar(320, 320, 262, index * 18), polar(320, 320, 262, index * 18 + 9)]),
  );
  return picture(
    STAR.width,
    STAR.height,
    path(scallops(24, 274, 334, 342), { fill: INK }),
    shape(scallops(24, 274, 320, 320), PAPER, 12),
    circle(320, 320, 264, { fill: VELVET, stroke: INK, "stroke-width": 9 }),
    flat(rays.join(""), mix(VELVET, PAPER, 0.32)),
    circle(320, 320, 206, { fill: CREAM, stroke: INK, "stroke-width": 9 }),
    place(starFace(), 320, 330, -8, 1.36),
  );
}

/** Size of the ticket. */
export const TICKET = { width: 640, height: 320 };

/** A ticket torn at its perforation: what is kept of an evening. */
export function ticketSvg(film: Film): string {
  const outline =
    "M40 30H470a18 18 0 0 0 36 0H600a14 14 0 0 1 14 14V132a28 28 0 0 0 0 56V276a14 14 0 0 1 -14 14" +
    "H506a18 18 0 0 0 -36 0H40a14 14 0 0 1 -14 -14V188a28 28 0 0 0 0 -56V44a14 14 0 0 1 14 -14Z";
  const words = linesOf({ lines: titleOf(film), role: "title", size: 74 }, LETTERED, 372);
  const rays = around(26, (index) =>
    polygon([
      [246, 330],
      polar(246, 330, 620, 180 + index * 7),
      polar(246, 330, 620, 183.5 + index * 7),
    ]),
  );
  const clip = `<clipPath id="ticket"><path d="${outline}"/></clipPath>`;
  const inside =
    rect(0, 0, 640, 320, { fill: VELVET }) +
    flat(rays.join(""), mix(VELVET, PAPER, 0.22)) +
    flat(block(488, 0, 160, 320), GOLD) +
    flat(block(0, 246, 488, 60), CREAM);
  const lights = [...film.units.values()].map(({ color1 }, index) =>
    place(
      rect(-6, -17, 12, 34, { fill: color1, stroke: INK, "stroke-width": 4, rx: 6 }),
      62 + index * 28,
      269,
      index % 2 ? 14 : -12,
    ),
  );
  const bulb =
    circle(550, 128, 50, { fill: WARM, "fill-opacity": 0.55 }) +
    circle(550, 128, 34, { fill: CREAM, stroke: INK, "stroke-width": EDGE }) +
    line("M536 118Q550 94 564 118M550 162V240M524 242H576", INK, EDGE);
  return picture(
    TICKET.width,
    TICKET.height,
    clip,
    place(path(outline, { fill: INK }), 8, 10),
    `<g clip-path="url(#ticket)">${inside}</g>`,
    line("M488 52V272", INK, 6).replace("/>", ' stroke-dasharray="0 15"/>'),
    ...lights,
    bulb,
    place(words, 252, 118, -4),
    path(outline, { fill: "none", stroke: INK, "stroke-width": 9 }),
  );
}
