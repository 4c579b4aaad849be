import { readSchemas } from "../../../lib/content/schema/read-schemas";
import { schemaFile } from "../../../lib/content/schema/schema-at";
import { canonicalText } from "../../../lib/content/check/style/canonical-text";
import type { Draft } from "../draft/draft";

/**
 * Writes a record as records are written: properties in the order of its schema. A name with dots is that of
 * an inner property.
 * @returns the record
 */
export function put(
  draft: Draft,
  file: string,
  schema: string,
  properties: Readonly<Record<string, unknown>>,
): unknown {
  const schemas = readSchemas(draft.snapshot());
  const record: Record<string, unknown> = { $schema: `../schema/${schema}` };
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined) continue;
    const steps = name.split(".");
    const last = steps.pop() ?? "";
    let owner = record;
    for (const step of steps) owner = (owner[step] ??= {}) as Record<string, unknown>;
    owner[last] = value;
  }
  const text = canonicalText(record, schemaFile(schemas, schema), schemas);
  draft.write(file, text);
  return JSON.parse(text);
}

/** Puts an item at the end of a list in a record, where it is not yet. */
export function addTo<Content>(
  draft: Draft,
  file: string,
  list: keyof Content & string,
  item: unknown,
): void {
  const record = draft.record<Record<string, unknown>>(file);
  const items = (record[list] ?? []) as unknown[];
  if (items.includes(item)) return;
  draft.writeRecord(file, { ...record, [list]: [...items, item] });
}

/** Takes an item out of a list in a record. */
export function takeFrom(draft: Draft, file: string, list: string, item: unknown): void {
  const record = draft.record<Record<string, unknown>>(file);
  const items = (record[list] as unknown[]).filter((one) => one !== item);
  draft.writeRecord(file, { ...record, [list]: items });
}
