import { canonicalText } from "../../../lib/content/check/style/canonical-text";
import { readSchemas } from "../../../lib/content/schema/read-schemas";
import { schemaFile } from "../../../lib/content/schema/schema-at";
import type { Draft } from "../draft/draft";

/** Writes a record as records are written: properties in the order of its schema. */
export function put(draft: Draft, file: string, schema: string, record: object): void {
  const schemas = readSchemas(draft.snapshot());
  const data = Array.isArray(record) ? record : { $schema: `../schema/${schema}`, ...record };
  draft.write(file, canonicalText(data, schemaFile(schemas, schema), schemas));
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
