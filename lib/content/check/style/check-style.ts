import type { Problem } from "../problem";
import type { ReadFile } from "../../read/read-files";
import { positionAt } from "../../read/position";
import type { JsonSchema } from "../../schema/json-schema";
import { schemaFile } from "../../schema/schema-at";
import { canonicalText } from "./canonical-text";
import { withSchemaPath } from "./schema-path";

/** Rules of how a record is written. They stop no build. */
export const STYLE_RULES = {
  "schema-path": "$schema says where the schema of the folder is, so that every editor finds it.",
  "property-order": "Properties stand in the order of the schema.",
  spacing: "Two spaces a level, one item a line, a line break at the end.",
} as const;

/** A record that is written otherwise than it should be, and how it should be written. */
export interface StyleProblem extends Problem {
  rule: keyof typeof STYLE_RULES;
  /** The whole text of the file as it should be. */
  fixed: string;
}

/** Looks at how records are written. Files that are no sound JSON are left to the other checks. */
export function checkStyle(
  files: readonly ReadFile[],
  schemas: ReadonlyMap<string, JsonSchema>,
): StyleProblem[] {
  return files.flatMap(({ path, key, kind, text, data, sound, doubled }) => {
    const schema = kind.schema(key);
    if (kind.ending !== "json" || !sound || doubled.length > 0 || !schemas.has(schema)) return [];
    const placed = schemaFile(schemas, schema);
    const linked = withSchemaPath(data, path, placed);
    const fixed = canonicalText(linked, placed, schemas);
    if (fixed === text) return [];
    const isOrder = JSON.stringify(data) !== JSON.stringify(JSON.parse(fixed));
    const rule = linked !== data ? "schema-path" : isOrder ? "property-order" : "spacing";
    const offset = firstDifference(text, isOrder ? laidOut(data) : fixed, fixed);
    return [{ file: path, ...positionAt(text, offset), rule, message: MESSAGES[rule], fixed }];
  });
}

const MESSAGES: Readonly<Record<StyleProblem["rule"], string>> = {
  "schema-path": "$schema does not say where the schema of this folder is",
  "property-order": "from here on the properties are not in the order of the schema",
  spacing: "from here on the file is not laid out like the others",
};

const laidOut = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;

/**
 * Where a text begins to differ from what it should be. `same` is the text's own content, laid out: where
 * the text is not laid out so, its place cannot be compared, and the first difference in spacing is taken.
 */
function firstDifference(text: string, same: string, wanted: string): number {
  const compared = text === same ? wanted : same;
  let offset = 0;
  while (offset < text.length && text[offset] === compared[offset]) offset += 1;
  return offset;
}
