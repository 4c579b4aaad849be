import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { catalogueOf } from "../../../lib/content/read/catalogue/read-catalogue";
import { CLOSED_UNITS } from "../../../lib/content/check/rules/reserved-ids";
import { findReferences } from "../../../lib/content/read/references/find-references";
import { type Snapshot, takeSnapshot } from "../../../lib/content/read/snapshot";
import { testContent } from "../../../test/test-content";
import { escapePattern } from "../../../lib/text/escape-pattern";
import { namesOf } from "../kinds/kind-by-name";
import { type KindName, NAMED_KINDS } from "../kinds/kinds";

/** Tests of pages of the live content; test/live-content.ts keeps unit tests from it. */
const FOLDERS = ["e2e", "test/built", "test/hosts", "test/builds", "test/develop"];
const ROOTS = ["lib", "src", "scripts", "plugins", "server", "gatsby"];

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));
const files = [
  ...FOLDERS.flatMap(filesIn),
  ...ROOTS.flatMap(filesIn).filter((file) => /\.live\.test\./.test(file)),
];

const codeOf = (program: string) =>
  program.replaceAll(/^\s*(?:\/\/|\/?\*).*$|^(?:import|\} from) .*$/gm, "");

/** Strings and regular expressions in code. */
const quotedIn = (program: string) =>
  codeOf(program).match(/"[^"\n]*"|'[^'\n]*'|`[^`]*`|(?<=[(,] ?)\/[^/\n*][^/\n]*\//g) ?? [];

function namesIn(content: Snapshot): string[] {
  const references = findReferences(content);
  const { characters, clubs, campaigns } = catalogueOf(content);
  const names = (Object.keys(NAMED_KINDS) as KindName[])
    // Trips are numbered, so their names are no risk.
    .filter((kind) => kind !== "trip")
    .flatMap((kind) => namesOf(kind, references));
  const shown = [...characters, ...campaigns].map(({ name }) => name);
  return [...names, ...shown, ...clubs.map(({ title }) => title)].filter(
    (name) => !CLOSED_UNITS.includes(name),
  );
}

/** Words in tests may equal names of new records: of the live content only names with several parts count. */
const isDistinct = (name: string) => /[\d_ -]/.test(name);
const names = [...namesIn(testContent()), ...namesIn(takeSnapshot(".")).filter(isDistinct)];
const oneOf = (some: readonly string[]) =>
  `(?:${some
    .toSorted((one, other) => other.length - one.length)
    .map(escapePattern)
    .join("|")})`;
const record = new RegExp(`(?<![\\w-])${oneOf(names)}(?![\\w-])`);

it.each(files)("%s takes names from the content: a rename must turn no test red", (file) => {
  const text = readFileSync(file, "utf8");
  expect(quotedIn(text).filter((one) => record.test(one))).toEqual([]);
});

/** Units of the specification whose names are not words in code. */
const UNITS = "trickstar ryuseitai alkaloid valkyrie crazyb undead rabits akatsuki knights".split(
  " ",
);

/** Constants of the specification, and examples in schemas. */
const MAY_NAME: readonly string[] = [
  "src/data/stores/units-store.ts",
  "lib/content/check/rules/characters.ts",
  "lib/content/check/rules/reserved-ids.ts",
  "lib/content/read/schema/names.ts",
  "lib/site/published-data/schema/added-properties.json",
];

it("code names no records, but reads them from the content", () => {
  const named = new RegExp(`["'\`/]${oneOf([...names, ...UNITS])}["'\`?#]`, "g");
  const programs = ROOTS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  ).filter(
    (file) => /\.(?:tsx?|json)$/.test(file) && !/\.(?:test|fixtures)\.|\/testing\//.test(file),
  );
  const found = programs
    .filter((file) => !MAY_NAME.includes(file) && !file.endsWith("gatsby-types.d.ts"))
    .flatMap(
      (file) =>
        codeOf(readFileSync(file, "utf8"))
          .match(named)
          ?.map((one) => [file, one]) ?? [],
    );
  expect(found).toEqual([]);
});
