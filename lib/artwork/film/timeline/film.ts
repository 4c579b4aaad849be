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
import type { DrawnCharacter } from "../../posters/poster/drawn-character";
import type { StageDrawings } from "../set/drawings";

/** An idol of the cast, with data for drawing. */
export interface Performer extends DrawnCharacter {
  id: CharacterId;
}

/** A group of idols that enters, with data for drawing. */
export interface Entrance extends Omit<FilmEntrance, "members"> {
  colors: ColorSet;
  members: readonly Performer[];
}

/** The film with one count of frames, 1 to `frames`. */
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
