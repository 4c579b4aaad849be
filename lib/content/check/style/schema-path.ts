import { posix } from "node:path";
import { SCHEMA_FOLDER } from "../../schema/read-schemas";
import type { PlacedSchema } from "../../schema/schema-at";

/** What a record says of itself to editors: where its schema is, seen from its file. */
const NAME = "$schema";

/**
 * The way from a content file to its schema, such as `../schema/unit.schema.json`.
 * @param file path from the project's root
 * @param schema path in content/schema
 */
export function schemaPathOf(file: string, schema: string): string {
  const path = posix.relative(posix.dirname(file), `${SCHEMA_FOLDER}/${schema}`);
  return path.startsWith("../") ? path : `./${path}`;
}

/** The record with the way to its schema in it; the record itself if it has it, or is a list. */
export function withSchemaPath(data: unknown, file: string, placed: PlacedSchema): unknown {
  const isRecord = typeof data === "object" && data !== null && !Array.isArray(data);
  if (!isRecord || !placed.schema.properties?.[NAME]) return data;
  const path = schemaPathOf(file, placed.file);
  return (data as Record<string, unknown>)[NAME] === path ? data : { ...data, [NAME]: path };
}
