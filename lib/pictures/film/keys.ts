import type { FilmShape } from "../../artwork/film/camera/view";

export const STILLS = ["curtain", "title", "poster", "star", "ticket"] as const;
export type StillName = (typeof STILLS)[number];

const suffix = (shape: FilmShape): string => (shape === "tall" ? "-tall" : "");

/** Key of a frame: `playmovie/007`, or `playmovie/007-tall` for phones. */
export const frameKey = (frame: number, shape: FilmShape): string =>
  `playmovie/${String(frame).padStart(3, "0")}${suffix(shape)}`;

/** Key of a still. Curtain and title exist in both shapes, the others in one. */
export const stillKey = (name: StillName, shape: FilmShape = "wide"): string =>
  `playmovie/${name}${name === "curtain" || name === "title" ? suffix(shape) : ""}`;
