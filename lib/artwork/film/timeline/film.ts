import type {
  CharacterId,
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
import type { Sitter } from "../../posters/poster/sitter";
import type { StageDrawings } from "../set/drawings";

/** An idol of the cast, with what the film draws of one. */
export interface Performer extends Sitter {
  id: CharacterId;
}

/** A group of idols that steps out, with what is needed to draw it. */
export interface Entrance extends Omit<FilmEntrance, "members"> {
  /** Place among the entrances, from 0. */
  order: number;
  colors: ColorSet;
  members: readonly Performer[];
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
