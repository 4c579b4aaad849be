import type { JsonSchema } from "../../../content/schema/json-schema";
import { resolved, schemaAt, type PlacedSchema } from "../../../content/schema/schema-at";
import type { DataRecord } from "../../../content/kinds/kind";
import { socialPicturePath } from "../../addresses";
import type { DataKind } from "../kinds";

type Schemas = ReadonlyMap<string, JsonSchema>;

/**
 * A record as it is published: only what its published schema knows, and the addresses of its page and of
 * the page's picture.
 * @param address of the site; empty where it does not know its own
 */
export function publishedRecord(
  record: DataRecord,
  kind: DataKind,
  schemas: Schemas,
  address: string,
): DataRecord {
  const file = `${kind.one}.schema.json`;
  const placed = { schema: schemas.get(file) ?? {}, file, ref: file };
  const { $schema: _schema, ...known } = knownPart(record, placed, schemas) as DataRecord;
  const page = kind.page?.(record);
  if (page === undefined) return known;
  const picture = socialPicturePath(page.replace(/#.*/, ""));
  return { ...known, page: address + page, picture: address + picture };
}

function knownPart(value: unknown, placed: PlacedSchema | undefined, schemas: Schemas): unknown {
  if (typeof value !== "object" || value === null || !placed) return value;
  const inner = (step: string | number) => schemaAt(schemas, placed, [step]);
  if (Array.isArray(value)) return value.map((item) => knownPart(item, inner(0), schemas));
  const { properties = {} } = resolved(schemas, placed).schema;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => Object.hasOwn(properties, name))
      .map(([name, part]) => [name, knownPart(part, inner(name), schemas)]),
  );
}
