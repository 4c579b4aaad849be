import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileIn, takeSnapshot, withFiles } from "../lib/content/read/snapshot";
import { NAMES_FILE } from "../lib/content/read/schema/read-schemas";
import { SHAPE_FOLDER } from "./answer-shapes";
import { updateFiles, generatedFiles, outOfDate } from "./generated-files";

// Imported by the compiler of types; not used here, and not loadable in Jest.
jest.mock("prettier", () => ({}));

const PROJECT = resolve(__dirname, "..");
const SCHEMA = "content/schema/club.schema.json";
const TYPES = "content/types.ts";
const content = takeSnapshot(PROJECT);

test("content/types.ts and the others are what the schemas say", async () => {
  const stale = outOfDate(PROJECT, await generatedFiles(content));
  // Builds update the names, and a new unit need not wait for a commit of them.
  expect(stale.filter((file) => file !== NAMES_FILE)).toEqual([]);
});

test("a schema that has changed is noticed, and taken over", async () => {
  const founded = '"properties": {\n    "founded": { "type": "integer" },';
  const schema = fileIn(content, SCHEMA).toString().replace('"properties": {', founded);
  const wanted = await generatedFiles(withFiles(content, [[SCHEMA, Buffer.from(schema)]]));
  expect(outOfDate(PROJECT, wanted)).toEqual([TYPES, "lib/site/published-data/v1-shape.json"]);

  const root = mkdtempSync(join(tmpdir(), "encore-types-"));
  updateFiles(root, wanted);
  expect(readFileSync(join(root, TYPES), "utf8")).toMatch(/interface Club \{\s+founded\?: number;/);
  const left = `${SHAPE_FOLDER}/of-no-answer.json`;
  writeFileSync(join(root, left), "");
  expect(outOfDate(root, wanted)).toEqual([left]);
  updateFiles(root, wanted);
  expect(outOfDate(root, wanted)).toEqual([]);
  rmSync(root, { recursive: true });
});
