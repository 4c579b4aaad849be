import type {
  CharacterId,
  ColorSet,
  FilmCameraKey,
  FilmChapter,
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
import { type StageDrawings, stageDrawings } from "../set/drawings";

/** A unit as the film paints it. */
export interface FilmUnit {
  id: UnitId;
  colors: ColorSet;
}

/** Everything that the film is drawn from, as plain data: the same text, the same film. */
export interface FilmMaterial {
  chapters: readonly FilmChapter[];
  /** Units with colours of their own, in the order in which they step out. */
  units: readonly FilmUnit[];
  cast: readonly PosterSubject[];
  /** Texts of the drawings of the theatre in content/art/film, by their names. */
  drawings: Readonly<Record<string, string>>;
}

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

/** Chapters in their order, each with its first and last frame in the film. */
export function chapterSpans<Chapter extends Pick<FilmChapter, "frames" | "number">>(
  chapters: readonly Chapter[],
): { chapter: Chapter; first: number; last: number }[] {
  let before = 0;
  return [...chapters]
    .sort((one, other) => one.number - other.number)
    .map((chapter) => {
      const first = before + 1;
      before += chapter.frames;
      return { chapter, first, last: before };
    });
}

/** Lays the chapters end to end. */
export function filmOf({ chapters, units, cast, drawings }: FilmMaterial): Film {
  const spans = chapterSpans(chapters);
  const colors = new Map(units.map((unit) => [unit.id, unit.colors]));
  const people = new Map<CharacterId, PosterSubject>(cast.map((one) => [one.id, one]));
  const laid = <Item extends { frame: number }>(
    list: (chapter: FilmChapter) => readonly Item[] | undefined,
  ): Item[] =>
    spans.flatMap(({ chapter, first }) =>
      (list(chapter) ?? []).map((item) => ({ ...item, frame: item.frame + first - 1 })),
    );
  return {
    frames: spans.at(-1)?.last ?? 0,
    camera: laid(({ camera }) => camera),
    lights: laid(({ lights }) => lights),
    curtain: laid(({ curtain }) => curtain),
    crowd: laid(({ crowd }) => crowd),
    entrances: laid((chapter) => chapter.cast).flatMap((entrance, order): Entrance[] => {
      const set = colors.get(entrance.unit);
      const members = entrance.members.flatMap((id) => people.get(id) ?? []);
      return set ? [{ ...entrance, order, colors: set, members }] : [];
    }),
    moves: laid(({ moves }) => moves),
    effects: laid(({ effects }) => effects),
    lettering: laid(({ lettering }) => lettering),
    star: laid(({ star }) => star && [star])[0],
    units: colors,
    drawings: stageDrawings(drawings),
  };
}
