import { ANSWERS } from "../../kinds/answers";
import { AUDITION, campaignKeyOf, KINDS } from "../../kinds/kinds";
import { PLAY_FILE, REDIRECTS_FILE, SITE_FILE } from "../../kinds/single-files";
import type { Entry } from "../../read/entry";
import { CONTENT } from "../../read/snapshot";
import type { Finding } from "../problem";
import { nearest } from "../suggest";
import { shown } from "../words";
import type { Rule } from "./rule";

/** Answers that follow from other content, and from what. */
const MADE: ReadonlyMap<string, string> = new Map([
  ["exhibition-list", `the files in ${CONTENT}/${KINDS.exhibits.folder}`],
  ["racing-list", "the public stands and their cheers"],
]);

/** Which files there have to be, and how they are called. */
export const FILE_RULES: readonly Rule[] = [
  {
    // There is a file for each unit that an office lists, each venue and idol of the audition that common.schema.json
    // names, each answer, and each file in content/ itself.
    name: "missing-file",
    *check(content) {
      const { units, venues, fourPiece, listing, site, redirects } = content;
      const missing = (file: string, what: string): Finding => {
        const message = `the file is missing: there must be a record of ${what}`;
        return { file: `${CONTENT}/${file}`, path: [], message };
      };
      const isMissing = (entries: readonly Entry<unknown>[], name: string, property: string) =>
        entries.every((one) => one.key !== name && one.at([property]) !== name);
      for (const id of content.unitIds)
        if (isMissing(units, id, "id")) yield missing(`units/${id}.json`, `unit ${shown(id)}`);
      for (const id of content.venueIds)
        if (isMissing(venues, id, "id")) yield missing(`venues/${id}.json`, `venue ${shown(id)}`);
      for (const slug of content.fourPieceSlugs) {
        const what = `the idol ${shown(slug)} of the audition`;
        if (isMissing(fourPiece, slug, "slug")) yield missing(`four-piece/${slug}.json`, what);
      }
      const answersThere = new Set(listing.records.map(({ path }) => path));
      for (const [name, what] of ANSWERS) {
        const file = `${KINDS.answers.folder}/${name}.json`;
        if (!answersThere.has(file)) yield missing(file, what);
      }
      if (!site) yield missing(SITE_FILE, "the site's defaults");
      if (!redirects) yield missing(REDIRECTS_FILE, "where pages have gone");
      if (!answersThere.has(PLAY_FILE)) yield missing(PLAY_FILE, "what the games count on");
    },
  },
  {
    // Each answer is one that a call gives, and none that the build makes.
    name: "made-answer",
    *check({ listing }) {
      for (const { path, key, kind } of listing.records) {
        if (kind !== KINDS.answers || ANSWERS.has(key)) continue;
        const source = MADE.get(key);
        const file = `${CONTENT}/${path}`;
        if (source !== undefined) {
          const message = `the build makes this answer of ${source}`;
          yield { file, path: [], message, allowed: "no file of this name" };
          continue;
        }
        const near = nearest(key, ANSWERS.keys());
        yield {
          file,
          path: [],
          message: `no call gives an answer called ${shown(key)}: nothing reads the file`,
          allowed: [...ANSWERS.keys()].join(", "),
          suggestion: near === undefined ? undefined : file.replace(key, near),
        };
      }
    },
  },
  {
    // A file is named after the id, key or slug of the record in it.
    name: "file-name",
    *check(content) {
      const { characters, units, offices, film, exhibits, trips, venues } = content;
      const files = new Set(characters.map(({ key }) => key));
      for (const entry of characters) {
        const cname = entry.get("cname") ?? "";
        // An audition record may share its cname with a later record.
        const isSecond = entry.get("unit") === "4piece" && files.has(cname) && entry.key !== cname;
        const isAudition = isSecond || entry.key === cname + AUDITION;
        yield* misnamed(entry, "cname", (name) => (isAudition ? name + AUDITION : name));
      }
      for (const one of content.otherCharacters) yield* misnamed(one, "name");
      for (const one of content.clubs) yield* misnamed(one, "key");
      for (const one of content.campaigns) yield* misnamed(one, "slug", campaignKeyOf);
      for (const one of content.fourPiece) yield* misnamed(one, "slug");
      for (const one of [units, offices, film, exhibits, trips, venues].flat())
        yield* misnamed(one as Entry<{ id: string }>, "id");
    },
  },
];

/** Compares what a record calls itself with the name of its file. */
function* misnamed<Fields>(
  entry: Entry<Fields>,
  property: keyof Fields & string,
  keyOf = (name: string) => name,
): Iterable<Finding> {
  const value: unknown = entry.get(property);
  if (typeof value !== "string" || entry.key === keyOf(value)) return;
  const expected = keyOf(value);
  yield entry.wrong(
    [property],
    `but the file is called ${entry.key}.json`,
    `a file called ${expected}.json, or the name of the file as the ${property}`,
    shown(entry.key.replace(AUDITION, "")),
  );
}
