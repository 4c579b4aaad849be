import { CONTENT, type Snapshot, takeSnapshot } from "../read/snapshot";
import { ContentError } from "../read/content-error";
import { parse } from "../read/parse";
import { problemsIn, readText } from "../read/read-text";
import type { JsonSchema } from "./json-schema";
import { keepText } from "./schema-error";
import { NAMES_SCHEMA, namesSchema, namesText } from "./names";

/** Where the schemas are, from the project's root. */
export const SCHEMA_FOLDER = `${CONTENT}/schema`;

/** Of these a schema has one at least; without, everything would be valid. */
const SAYS = ["type", "definitions", "$ref", "allOf", "anyOf", "oneOf"];

const ENDING = ".schema.json";

/** The names of records, from the project's root: the one schema that is generated. */
export const NAMES_FILE = `${SCHEMA_FOLDER}/${NAMES_SCHEMA}`;

/** All schemas by their paths in content/schema (`unit.schema.json`, `api/video-list.schema.json`). */
export type Schemas = ReadonlyMap<string, JsonSchema>;

/** Schemas are few and seldom change: each is kept by its text, for as long as the process runs. */
const known = new Map<string, JsonSchema>();
/** Sets of schemas by the numbers of their members. */
const sets = new Map<string, Schemas>();
const numbers = new Map<JsonSchema, number>();

/**
 * The schemas of a snapshot, in the order of their paths, with the names of its records where it has any. The same
 * schemas are the same object, so that they are compiled once.
 * @throws ContentError if a file is no JSON object: a broken schema is a programmer's fault
 */
export function readSchemas(snapshot: Snapshot): Schemas {
  const schemas = new Map(
    [...snapshot].flatMap(([file, bytes]) =>
      file.startsWith(`${SCHEMA_FOLDER}/`) && file.endsWith(ENDING) && file !== NAMES_FILE
        ? [[file.slice(SCHEMA_FOLDER.length + 1), parsed(file, bytes)] as const]
        : [],
    ),
  );
  const names = namesText(namesSchema(snapshot.get(NAMES_FILE)?.toString(), snapshot));
  schemas.set(
    NAMES_SCHEMA,
    numbered(names, () => JSON.parse(names) as JsonSchema),
  );
  const key = [...schemas].map(([name, schema]) => `${name} ${numbers.get(schema)}`).join();
  const found = sets.get(key) ?? schemas;
  sets.set(key, found);
  return found;
}

function parsed(file: string, bytes: Buffer): JsonSchema {
  const text = bytes.toString("utf8");
  return numbered(text, () => schemaOf(file, bytes));
}

function numbered(text: string, make: () => JsonSchema): JsonSchema {
  const schema = known.get(text) ?? make();
  known.set(text, schema);
  keepText(schema, text);
  if (!numbers.has(schema)) numbers.set(schema, numbers.size);
  return schema;
}

function schemaOf(file: string, bytes: Buffer): JsonSchema {
  const fault = (words: string, { line, column } = { line: 1, column: 1 }) =>
    new ContentError(`${file}:${line}:${column}  ${words}`);
  const { text, faults: unreadable } = readText(bytes);
  const { data, faults } = parse(text);
  const [slip] = problemsIn(file, text, [...unreadable, ...faults]);
  if (slip?.rule === "file-size") throw fault(slip.message);
  if (slip) throw fault(`the schema is not JSON: ${slip.message}`, slip);
  if (!isObject(data)) throw fault("the schema is not valid: it is no object");
  if (SAYS.some((keyword) => keyword in data)) return data;
  throw fault(
    `the schema is not valid: it says nothing of what it describes; allowed: one of ${SAYS.join(", ")}`,
  );
}

const isObject = (data: unknown): data is JsonSchema =>
  typeof data === "object" && data !== null && !Array.isArray(data);

/** The schemas of the project at `root`. @throws as `readSchemas` does */
export const schemasOf = (root: string): Schemas => readSchemas(takeSnapshot(root, SCHEMA_FOLDER));
