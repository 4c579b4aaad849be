import type { CharacterId, FilmChapter, UnitId } from "../../../content/types";
import { colorsOfUnit } from "../../content/catalogue/colors-of-unit";
import type { Catalogue } from "../../content/catalogue/read-catalogue";
import { posterSubject } from "../posters/subjects";
import type { FilmMaterial } from "./film-of";

/**
 * What the film is drawn from: the chapters without their words, the cast, and the colours of the
 * units. A caption may be written again without a picture being drawn.
 */
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
  const named = new Set<UnitId>(entrances.map(({ unit }) => unit));
  const ids = new Set<CharacterId>(entrances.flatMap(({ members }) => members));
  return {
    chapters,
    units: [...named].flatMap((id) => {
      const unit = catalogue.units.find((one) => one.id === id);
      return unit ? [{ id, colors: colorsOfUnit(unit) }] : [];
    }),
    cast: catalogue.characters
      .filter(({ id }) => ids.has(id))
      .map((character) => posterSubject(character, catalogue)),
    drawings: Object.fromEntries(
      [...catalogue.illustrations].flatMap(([key, text]) =>
        key.startsWith("film/") ? [[key.slice("film/".length), text]] : [],
      ),
    ),
  };
}
