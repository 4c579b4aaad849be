import { posix } from "node:path";
import { positionAt } from "../../model/problems/position";
import type { RawContent } from "../../read/read-content";
import { SCHEMA_FOLDER } from "../../read/schema/read-schemas";
import { type Subschema, rootSchema } from "../../model/schema/subschema";
import { fixedByCommand } from "../../model/problems/words";
import { canonicalText } from "./canonical-text";
import { lineEndsOf, type StyleProblem, withUnixLines } from "./line-ends";

/** Property with the schema's path, relative to the record; for editors. */
const NAME = "$schema";

/** Adds the schema's path, such as `../schema/unit.schema.json`, unless the record has it or is a list. */
function withSchemaPath(data: unknown, file: string, subschema: Subschema): unknown {
  const isRecord = typeof data === "object" && data !== null && !Array.isArray(data);
  if (!isRecord || !subschema.schema.properties?.[NAME]) return data;
  const relativePath = posix.relative(posix.dirname(file), `${SCHEMA_FOLDER}/${subschema.file}`);
  const path = relativePath.startsWith("../") ? relativePath : `./${relativePath}`;
  return (data as Record<string, unknown>)[NAME] === path ? data : { ...data, [NAME]: path };
}

/** Formatting rules with their messages. They never fail a build. */
const STYLE_RULES = {
  "schema-path": "$schema does not say where the schema of this folder is",
  "property-order": "from here on the properties are not in the order of the schema",
  spacing: "from here on the file is not formatted like the others",
} as const;

const TABS = "the lines begin with tabs, not with spaces";

export const styleOf = (raw: RawContent): StyleProblem[] => [...lineEndsOf(raw), ...layoutOf(raw)];

/** Formatting problems. Skips files with reading problems, such as another encoding: rewriting would lose content. */
function layoutOf({ files, problems, schemas }: RawContent): StyleProblem[] {
  const unread = new Set(problems.map(({ file }) => file));
  return files.flatMap(({ path, key, kind, text: written, data, valid, duplicates }) => {
    const text = withUnixLines(written);
    const schema = kind.schema(key);
    const isRead = valid && duplicates.length === 0 && !unread.has(path);
    if (kind.ending !== "json" || !isRead || !schemas.has(schema)) return [];
    const subschema = rootSchema(schemas, schema);
    const linked = withSchemaPath(data, path, subschema);
    const fixed = canonicalText(linked, subschema, schemas);
    if (fixed === text) return [];
    const isOrder = JSON.stringify(data) !== JSON.stringify(JSON.parse(fixed));
    const rule = linked !== data ? "schema-path" : isOrder ? "property-order" : "spacing";
    const same = isOrder ? `${JSON.stringify(data, null, 2)}\n` : fixed;
    const offset = firstDifference(text, same, fixed);
    const what = text[offset] === "\t" ? TABS : STYLE_RULES[rule];
    const message = `${what}; ${fixedByCommand("it")}`;
    return [{ file: path, ...positionAt(text, offset), rule, message, fixed }];
  });
}

/**
 * First difference between a text and its correct form. `same` is the text's own content, formatted: if the text
 * differs from that, the first difference in spacing is taken.
 */
function firstDifference(text: string, same: string, wanted: string): number {
  const compared = text === same ? wanted : same;
  let offset = 0;
  while (offset < text.length && text[offset] === compared[offset]) offset += 1;
  return offset;
}
