import { CONTENT, type Snapshot, takeSnapshot } from "../snapshot";
import { ContentError } from "../../model/problems/content-error";
import { parse } from "../parse";
import { problemsIn, readText } from "../read-text";
import type { JsonSchema, Schemas } from "../../model/schema/json-schema";
import { storeText } from "../../model/schema/schema-error";
import { NAMES_SCHEMA, namesSchema, namesText } from "./names";

/** Folder of the schemas, from the project's root. */
export const SCHEMA_FOLDER = `${CONTENT}/schema`;

/** A schema has at least one of these; without them everything would be valid. */
const RESTRICTING_KEYWORDS = ["type", "definitions", "$ref", "allOf", "anyOf", "oneOf"];

const ENDING = ".schema.json";

/** The only generated schema, from the project's root. */
export const NAMES_FILE = `${SCHEMA_FOLDER}/${NAMES_SCHEMA}`;

/** Recent sets of schemas by their texts, latest last: equal ones share an object, so that they are compiled once. */
const recentSchemas = new Map<string, Schemas>();
const KEPT = 8;

/**
 * Schemas of a snapshot, sorted by path, with the names of its records.
 * @throws ContentError if a file is not a JSON object: a broken schema is a programmer's fault
 */
export function readSchemas(snapshot: Snapshot): Schemas {
  const files = [...snapshot].filter(
    ([file]) =>
      file.startsWith(`${SCHEMA_FOLDER}/`) && file.endsWith(ENDING) && file !== NAMES_FILE,
  );
  const names = namesText(namesSchema(snapshot.get(NAMES_FILE)?.toString(), snapshot));
  const key = [names, ...files.flat()].join("\0");
  let found = recentSchemas.get(key);
  if (!found) {
    const read = files.map(([file, bytes]) => {
      return [file.slice(SCHEMA_FOLDER.length + 1), schemaOf(file, bytes)] as const;
    });
    found = new Map([...read, [NAMES_SCHEMA, JSON.parse(names) as JsonSchema]]);
    for (const old of [...recentSchemas.keys()].slice(0, 1 - KEPT)) recentSchemas.delete(old);
    recentSchemas.set(key, found);
  }
  return found;
}

function schemaOf(file: string, bytes: Buffer): JsonSchema {
  const fault = (words: string, { line, column } = { line: 1, column: 1 }) =>
    new ContentError(`${file}:${line}:${column}  ${words}`);
  const { text, faults: unreadable } = readText(bytes);
  const { data, faults } = parse(text);
  const [first] = problemsIn(file, text, [...unreadable, ...faults]);
  if (first?.rule === "file-size") throw fault(first.message);
  if (first) throw fault(`the schema is not JSON: ${first.message}`, first);
  if (!isObject(data)) throw fault("the schema is not valid: it is not an object");
  if (RESTRICTING_KEYWORDS.some((keyword) => keyword in data)) {
    storeText(data, text);
    return data;
  }
  throw fault(
    `the schema is not valid: it has no keyword that restricts values; allowed: one of ${RESTRICTING_KEYWORDS.join(", ")}`,
  );
}

const isObject = (data: unknown): data is JsonSchema =>
  typeof data === "object" && data !== null && !Array.isArray(data);

/** Schemas of the project at `root`. @throws as `readSchemas` does */
export const schemasOf = (root: string): Schemas => readSchemas(takeSnapshot(root, SCHEMA_FOLDER));
