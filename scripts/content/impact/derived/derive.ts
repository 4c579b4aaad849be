import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readStoredAnswers } from "../../../../lib/api/read-stored-answers";
import { staticAnswers } from "../../../../lib/api/static-answers";
import { readCatalogue } from "../../../../lib/content/catalogue/read-catalogue";
import { EXHIBITION_ANSWER, exhibitionAnswer } from "../../../../lib/content/mirror/made-answers";
import { planPages } from "../../../../lib/content/pages/plan-pages";
import { KINDS } from "../../../../lib/content/kinds/kinds";
import { CONTENT, takeSnapshot } from "../../../../lib/content/read/snapshot";
import { usedCharacters } from "../../../../lib/site/fonts/used-characters";
import { FILM_CODE, filmPicturesOf } from "../../../../lib/artwork/film/sources/film-sources";
import { artFiles } from "../../../../lib/artwork/posters/sources/art-files";
import { picturesOf } from "../../../../lib/artwork/posters/sources/picture-sources";
import { recipes } from "../../../../lib/artwork/posters/sources/recipe";
import { colorRules } from "../../../../lib/site/colors/color-rules";
import { madeFrom } from "./made-from";

/** What follows from all records of a site together. Each map is of names and digests or texts. */
export interface Derived {
  /** By key: what the picture is made from. */
  readonly pictures: ReadonlyMap<string, string>;
  /** By address: what the page is queried by besides its record. */
  readonly pages: ReadonlyMap<string, string>;
  /** By path of the call. */
  readonly answers: ReadonlyMap<string, string>;
  /** The characters in the fonts. */
  readonly characters: string;
  /** The style sheet of all colours. */
  readonly colors: string;
}

/** Where the code is that draws; the content may be elsewhere. */
const CODE = resolve(__dirname, "../../../..");

/** Gives what follows from the content of a folder, into which the answer of the exhibition is written. */
export type Derive = (site: string) => Derived;

/** What follows from contents by today's code, which is read once for all of them. */
export function deriver(): Derive {
  const posters = recipes(CODE);
  const film = recipes(CODE, FILM_CODE);
  return (site) => derive(site, posters, film);
}

/** What tells editors of a schema is no part of an answer. */
const withoutSchema = (key: string, value: unknown) => (key === "$schema" ? undefined : value);

/** @throws if the content is not such as today's code can read */
function derive(
  site: string,
  posters: (data: unknown) => string,
  film: (data: unknown) => string,
): Derived {
  const content = join(site, CONTENT);
  const exhibits = takeSnapshot(site, `${CONTENT}/${KINDS.exhibits.folder}`);
  writeFileSync(join(content, EXHIBITION_ANSWER), exhibitionAnswer(exhibits));
  const catalogue = readCatalogue(content);
  const sources = [
    ...picturesOf({ catalogue, art: artFiles(content), recipe: posters }),
    ...filmPicturesOf(catalogue, film),
  ];
  return {
    pictures: new Map(sources.map((source) => [source.key, madeFrom(source)])),
    pages: new Map(planPages(catalogue).map(({ path, ...page }) => [path, JSON.stringify(page)])),
    answers: new Map(
      [...staticAnswers(readStoredAnswers(content))].map(([path, answer]) => [
        path,
        JSON.stringify(answer, withoutSchema),
      ]),
    ),
    characters: usedCharacters(catalogue),
    colors: colorRules(catalogue),
  };
}
