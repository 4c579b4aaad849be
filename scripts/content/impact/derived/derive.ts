import { readStoredAnswers } from "../../../../plugins/answers/read-stored-answers";
import { staticAnswers } from "../../../../plugins/answers/static-answers";
import { readCatalogue } from "../../../../plugins/catalogue/read-catalogue";
import { contentFolder } from "../../../../plugins/content-contract/mirror/content-folder";
import { refreshMirror } from "../../../../plugins/content-contract/mirror/refresh-mirror";
import { usedCharacters } from "../../../../plugins/fonts/used-characters";
import { filmSources } from "../../../../plugins/frames/sources/film-sources";
import { pictureSources } from "../../../../plugins/posters/sources/picture-sources";
import { colorRules } from "../../../../plugins/theme-colors/color-rules";
import { madeFrom } from "./made-from";
import { pageContexts } from "./page-contexts";

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

/**
 * What follows from the content of a site; its mirror is made first.
 * @throws if the content is not such as today's code can read
 */
export function derive(site: string): Derived {
  refreshMirror(site);
  const mirror = contentFolder(site);
  const catalogue = readCatalogue(mirror);
  const sources = [...pictureSources(site), ...filmSources(site)];
  return {
    pictures: new Map(sources.map((source) => [source.key, madeFrom(source)])),
    pages: pageContexts(catalogue),
    answers: new Map(
      [...staticAnswers(readStoredAnswers(mirror))].map(([path, answer]) => [
        path,
        JSON.stringify(answer),
      ]),
    ),
    characters: usedCharacters(catalogue),
    colors: colorRules(catalogue),
  };
}
