import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readStoredAnswers } from "../../../../lib/api/read-stored-answers";
import { staticAnswers } from "../../../../lib/api/static-answers";
import { readCatalogue } from "../../../../lib/content/catalogue/read-catalogue";
import {
  EXHIBITION_ANSWER,
  exhibitionAnswer,
} from "../../../../lib/content/validated/made-answers";
import { planPages } from "../../../../lib/content/pages/plan-pages";
import { KINDS } from "../../../../lib/content/kinds/kinds";
import { REDIRECTS_FILE } from "../../../../lib/content/kinds/single-files";
import { readRedirects } from "../../../../lib/site/redirects/redirects";
import { CONTENT, takeSnapshot } from "../../../../lib/content/read/snapshot";
import { usedCharacters } from "../../../../lib/site/fonts/used-characters";
import { FILM_CODE, filmPicturesOf } from "../../../../lib/pictures/film/film-sources";
import { artFiles } from "../../../../lib/pictures/posters/art-files";
import { picturesOf } from "../../../../lib/pictures/posters/picture-sources";
import { fingerprints } from "../../../../lib/pictures/fingerprint";
import { colorRules } from "../../../../lib/site/colors/color-rules";
import { pageColors } from "../../../../lib/site/colors/page-colors";
import { madeFrom } from "./made-from";

/** A content, and what follows from all its records together. Each map is of names and digests or texts. */
export interface Derived {
  /** The folder that holds content/. */
  readonly site: string;
  /** By key: what the picture is made from. */
  readonly pictures: ReadonlyMap<string, string>;
  /** By address: what the page is queried by besides its record, as JSON. */
  readonly pages: ReadonlyMap<string, string>;
  /** By path of the call. */
  readonly answers: ReadonlyMap<string, string>;
  /** Where each old address leads. */
  readonly redirects: ReadonlyMap<string, string>;
  /** The characters in the fonts. */
  readonly characters: string;
  /** The style sheet of all colours. */
  readonly colors: string;
  /** By address: the colours that the page brings itself. */
  readonly pageColors: ReadonlyMap<string, string>;
}

/** Where the code is that draws; the content may be elsewhere. */
const CODE = resolve(__dirname, "../../../..");

/** What tells editors of a schema is no part of an answer. */
const withoutSchema = (key: string, value: unknown) => (key === "$schema" ? undefined : value);

/**
 * What follows by today's code from the content of a folder, into which the answer of the exhibition is written.
 * @throws if the content is not such as today's code can read
 */
export function derive(site: string): Derived {
  const content = join(site, CONTENT);
  const exhibits = takeSnapshot(site, `${CONTENT}/${KINDS.exhibits.folder}`);
  writeFileSync(join(content, EXHIBITION_ANSWER), exhibitionAnswer(exhibits));
  const catalogue = readCatalogue(content);
  const sources = [
    ...picturesOf({ catalogue, art: artFiles(content), fingerprint: fingerprints(CODE) }),
    ...filmPicturesOf(catalogue, fingerprints(CODE, FILM_CODE)),
  ];
  const pages = planPages(catalogue);
  const colorsOf = pageColors(catalogue);
  const redirects = readRedirects(join(content, REDIRECTS_FILE));
  return {
    site,
    pictures: new Map(sources.map((source) => [source.key, madeFrom(source)])),
    pages: new Map(pages.map(({ path, ...page }) => [path, JSON.stringify(page)])),
    answers: new Map(
      [...staticAnswers(readStoredAnswers(content))].map(([path, answer]) => [
        path,
        JSON.stringify(answer, withoutSchema),
      ]),
    ),
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    characters: usedCharacters(catalogue),
    colors: colorRules(catalogue),
    pageColors: new Map(pages.map((page) => [page.path, colorsOf(page) ?? ""])),
  };
}
