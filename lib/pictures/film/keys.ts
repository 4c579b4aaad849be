import type { FilmShape } from "../../artwork/film/camera/view";

/** The five pictures of the film besides its frames. */
export const STILLS = ["curtain", "title", "poster", "star", "ticket"] as const;
export type StillName = (typeof STILLS)[number];

const suffix = (shape: FilmShape): string => (shape === "tall" ? "-tall" : "");

/** The picture of a frame: `playmovie/007`, or `playmovie/007-tall` for phones. */
export const frameKey = (frame: number, shape: FilmShape): string =>
  `playmovie/${String(frame).padStart(3, "0")}${suffix(shape)}`;

/** The picture of a still. Curtain and title are there in both shapes, the others in one. */
export const stillKey = (name: StillName, shape: FilmShape = "wide"): string =>
  `playmovie/${name}${name === "curtain" || name === "title" ? suffix(shape) : ""}`;
