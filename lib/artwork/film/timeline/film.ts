import type {
  ColorSet,
  FilmCameraKey,
  FilmCrowdKey,
  FilmCurtainKey,
  FilmEffect,
  FilmEntrance,
  FilmLettering,
  FilmLightKey,
  FilmMove,
  FilmStar,
  UnitId,
} from "../../../../content/types";
import type { PosterSubject } from "../../posters/poster/poster";
import type { StageDrawings } from "../set/drawings";

/** A group of idols that steps out, with what is needed to draw it. */
export interface Entrance extends Omit<FilmEntrance, "members"> {
  /** Place among the entrances, from 0. */
  order: number;
  colors: ColorSet;
  members: readonly PosterSubject[];
}

/** The film on one count of frames, 1 to `frames`. */
export interface Film {
  frames: number;
  camera: readonly FilmCameraKey[];
  lights: readonly FilmLightKey[];
  curtain: readonly FilmCurtainKey[];
  crowd: readonly FilmCrowdKey[];
  entrances: readonly Entrance[];
  moves: readonly FilmMove[];
  effects: readonly FilmEffect[];
  lettering: readonly FilmLettering[];
  star: FilmStar | undefined;
  units: ReadonlyMap<UnitId, ColorSet>;
  drawings: StageDrawings;
}
