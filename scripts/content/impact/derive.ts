import { staticAnswers, type StoredAnswers } from "../../../lib/api/static-answers";
import { catalogueOf } from "../../../lib/content/catalogue/read-catalogue";
import { ANSWERS } from "../../../lib/content/kinds/answers";
import { REDIRECTS_FILE } from "../../../lib/content/kinds/single-files";
import { planPages } from "../../../lib/content/pages/plan-pages";
import { CONTENT, fileIn, type Snapshot } from "../../../lib/content/read/snapshot";
import { exhibitionAnswer } from "../../../lib/content/validated/made-answers";
import { colorRules } from "../../../lib/site/colors/color-rules";
import { pageColors } from "../../../lib/site/colors/page-colors";
import { usedCharacters } from "../../../lib/site/fonts/fonts";
import type { Redirects } from "../../../content/types";
import type { Pictures } from "../pictures";

/** A content, and what follows from all its records together. Each map is of names and digests or texts. */
export type Derived = ReturnType<typeof derive>;

/** What tells editors of a schema is no part of an answer. */
const withoutSchema = (key: string, value: unknown) => (key === "$schema" ? undefined : value);

/**
 * What follows by today's code from a content.
 * @throws if the content is not such as today's code can read
 */
export function derive(content: Snapshot, picturesIn: (content: Snapshot) => Pictures) {
  const catalogue = catalogueOf(content);
  const pages = planPages(catalogue);
  const colorsOf = pageColors(catalogue);
  const json = (path: string): unknown => JSON.parse(`${fileIn(content, `${CONTENT}/${path}`)}`);
  const { redirects } = json(REDIRECTS_FILE) as Redirects;
  const stored = [...ANSWERS.keys()].map((name) => [name, json(`api/${name}.json`)]);
  const answers = staticAnswers({
    ...Object.fromEntries(stored),
    "exhibition-list": JSON.parse(exhibitionAnswer(content)),
  } as StoredAnswers);
  return {
    content,
    pictures: new Map([...picturesIn(content)].map(([key, { version }]) => [key, version])),
    // By address: what the page is queried by besides its record.
    pages: new Map(pages.map(({ path, ...page }) => [path, JSON.stringify(page)])),
    answers: new Map(
      [...answers].map(([path, answer]) => [path, JSON.stringify(answer, withoutSchema)]),
    ),
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    characters: usedCharacters(catalogue),
    colors: colorRules(catalogue),
    pageColors: new Map(pages.map((page) => [page.path, colorsOf(page) ?? ""])),
  };
}
