import { posix } from "node:path";
import { ANSWERS } from "../../model/kinds/answers";
import { AUDITION, campaignKeyOf, KINDS } from "../../model/kinds/kinds";
import type { Entry } from "../../read/entry";
import { CONTENT } from "../../read/snapshot";
import type { Finding } from "../../model/problems/problem";
import { namesake, nearest } from "../../model/problems/suggest";
import { shown } from "../../model/problems/words";
import type { Rule } from "./rule";

/** Answers that are made from other content. */
const MADE: ReadonlyMap<string, string> = new Map([
  ["exhibition-list", `the files in ${CONTENT}/${KINDS.exhibits.folder}`],
  ["racing-list", "the public stands and their cheers"],
]);

export const FILE_RULES: readonly Rule[] = [
  {
    // Required: each unit that an office lists, each venue and idol of the audition in common.schema.json, each answer,
    // and each single file in content/.
    name: "missing-file",
    needsAllPlaced: true,
    *check({ all, unitIds, venueIds, fourPieceSlugs }) {
      const wanted: [path: string, what: string][] = [
        ...unitIds.map((id): [string, string] => [`units/${id}`, `unit ${shown(id)}`]),
        ...venueIds.map((id): [string, string] => [`venues/${id}`, `venue ${shown(id)}`]),
        ...fourPieceSlugs.map((slug): [string, string] => {
          return [`four-piece/${slug}`, `the idol ${shown(slug)} of the audition`];
        }),
        ...[...ANSWERS].map(([key, what]): [string, string] => [`api/${key}`, what]),
        ["site", "the site's defaults"],
        ["redirects", "the redirects"],
        ["play", "the games"],
        ["music", "the series of albums"],
      ];
      // A record with a wrong file name is a problem of its own.
      const there = new Set(
        all.flatMap((one) =>
          [one.key, one.at(["id"]), one.at(["slug"])].map((name) =>
            posix.join(one.file, `../${name}.json`),
          ),
        ),
      );
      for (const [path, what] of wanted) {
        const file = `${CONTENT}/${path}.json`;
        const message = `the file is missing: there must be a record of ${what}`;
        if (!there.has(file)) yield { file, path: [], message };
      }
    },
  },
  {
    // Each answer belongs to a call, and is not made by the build.
    name: "made-answer",
    *check({ listing }) {
      for (const { path, key, kind } of listing.records) {
        if (kind !== KINDS.answers || ANSWERS.has(key)) continue;
        const source = MADE.get(key);
        const file = `${CONTENT}/${path}`;
        if (source !== undefined) {
          const message = `the build makes this answer from ${source}`;
          yield { file, path: [], message, allowed: "no file of this name" };
          continue;
        }
        const near = nearest(key, ANSWERS.keys());
        yield {
          file,
          path: [],
          message: `no call has an answer named ${shown(key)}: nothing reads the file`,
          allowed: [...ANSWERS.keys()].join(", "),
          suggestion: near === undefined ? undefined : file.replace(key, near),
        };
      }
    },
  },
  {
    // A file is named after the id, key or slug of its record.
    name: "file-name",
    *check(content) {
      const { characters, units, offices, film, exhibits, trips, venues, songs, albums } = content;
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
      for (const one of [units, offices, film, exhibits, trips, venues, songs, albums].flat())
        yield* misnamed(one as Entry<{ id: string }>, "id");
    },
  },
];

function* misnamed<Fields>(
  entry: Entry<Fields>,
  property: keyof Fields & string,
  keyOf = (name: string) => name,
): Iterable<Finding> {
  const value: unknown = entry.get(property);
  if (typeof value !== "string" || entry.key === keyOf(value)) return;
  const expected = keyOf(value);
  const what = `but the file is called ${entry.key}.json`;
  // If no record can have the file's name, such as Fine.json or fine.json.json, the file is wrong.
  if (namesake(entry.key, [expected]) !== undefined || entry.key.startsWith(`${expected}.json`)) {
    const allowed = `a file called ${expected}.json: rename it`;
    yield entry.wrong([property], what, allowed, posix.join(entry.file, `../${expected}.json`));
    return;
  }
  yield entry.wrong(
    [property],
    what,
    `a file called ${expected}.json, or the name of the file as the ${property}`,
    shown(entry.key.replace(AUDITION, "")),
  );
}
