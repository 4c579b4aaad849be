import type { CharacterId, ColorSet, FilmChapter, UnitId } from "../../../content/types";
import { stageDrawings } from "../../artwork/film/set/drawings";
import type { Entrance, Film, Performer } from "../../artwork/film/timeline/film";
import { colorsOfUnit } from "../../content/model/catalogue/colors-of-unit";
import type { Catalogue } from "../../content/model/catalogue/catalogue";
import { posterSubject } from "../posters/subjects";

/** Everything that the film is drawn from, as plain data; equal data give the same film. */
interface FilmMaterial {
  chapters: readonly FilmChapter[];
  /** Units with colours of their own, in the order of their entrances. */
  units: readonly { id: UnitId; colors: ColorSet }[];
  cast: readonly Performer[];
  drawings: Readonly<Record<string, string>>;
}

/** Sorted chapters with their first and last frames in the film. */
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

export function filmOf({ chapters, units, cast, drawings }: FilmMaterial): Film {
  const spans = chapterSpans(chapters);
  const colors = new Map(units.map((unit) => [unit.id, unit.colors]));
  const people = new Map<CharacterId, Performer>(cast.map((one) => [one.id, one]));
  const inFilmFrames = <Item extends { frame: number }>(
    list: (chapter: FilmChapter) => readonly Item[] | undefined,
  ): Item[] =>
    spans.flatMap(({ chapter, first }) =>
      (list(chapter) ?? []).map((item) => ({ ...item, frame: item.frame + first - 1 })),
    );
  return {
    frames: spans.at(-1)?.last ?? 0,
    camera: inFilmFrames(({ camera }) => camera),
    lights: inFilmFrames(({ lights }) => lights),
    curtain: inFilmFrames(({ curtain }) => curtain),
    crowd: inFilmFrames(({ crowd }) => crowd),
    entrances: inFilmFrames((chapter) => chapter.cast).flatMap((entrance): Entrance[] => {
      const set = colors.get(entrance.unit);
      const members = entrance.members.flatMap((id) => people.get(id) ?? []);
      return set ? [{ ...entrance, colors: set, members }] : [];
    }),
    moves: inFilmFrames(({ moves }) => moves),
    effects: inFilmFrames(({ effects }) => effects),
    lettering: inFilmFrames(({ lettering }) => lettering),
    star: inFilmFrames(({ star }) => star && [star])[0],
    units: colors,
    drawings: stageDrawings(drawings),
  };
}

/** Input of the film: chapters without texts, cast, and the units' colours. An edited caption needs no new pictures. */
export function filmMaterial(catalogue: Catalogue): FilmMaterial {
  const chapters = catalogue.film.map(
    (chapter): FilmChapter => ({
      ...chapter,
      title: "",
      caption: "",
      alt: "",
      still: 1,
    }),
  );
  const entrances = chapters.flatMap(({ cast = [] }) => cast);
  const unitIds = new Set<UnitId>(entrances.map(({ unit }) => unit));
  const ids = new Set<CharacterId>(entrances.flatMap(({ members }) => members));
  return {
    chapters,
    units: [...unitIds].flatMap((id) => {
      const unit = catalogue.units.find((one) => one.id === id);
      return unit ? [{ id, colors: colorsOfUnit(unit) }] : [];
    }),
    cast: catalogue.characters
      .filter(({ id }) => ids.has(id))
      .map((character): Performer => {
        const { id, color, unitColors, look } = posterSubject(character, catalogue);
        return { id, color, unitColors, look };
      }),
    drawings: Object.fromEntries(
      [...catalogue.illustrations].flatMap(([key, text]) =>
        key.startsWith("film/") ? [[key.slice("film/".length), text]] : [],
      ),
    ),
  };
}
