import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonSchema } from "./json-schema";

/** Where the schemas are, from the project's root. */
export const SCHEMA_FOLDER = "content/schema";

const ENDING = ".schema.json";

/**
 * All schemas under content/schema by their path in it (`unit.schema.json`, `api/video-list.schema.json`),
 * in the order of the paths. Throws if a file is not JSON: a broken schema is a programmer's fault.
 */
export function readSchemas(root: string): Map<string, JsonSchema> {
  const folder = join(root, SCHEMA_FOLDER);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(ENDING))
    .sort();
  return new Map(files.map((file) => [file, readSchema(join(folder, file))]));
}

function readSchema(path: string): JsonSchema {
  return JSON.parse(readFileSync(path, "utf8")) as JsonSchema;
}
