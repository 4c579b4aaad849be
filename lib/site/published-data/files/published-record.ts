import type { JsonSchema } from "../../../content/model/schema/json-schema";
import { dereference, type Subschema } from "../../../content/model/schema/subschema";
import type { DataRecord } from "../../../content/model/kinds/kind";
import { socialPicturePath } from "../../addresses";
import type { DataKind } from "../kinds";

type Schemas = ReadonlyMap<string, JsonSchema>;

/**
 * A record reduced to its published schema, with the addresses of its page and picture.
 * @param address of the site; empty if unknown @param albums of the content, which have the pages of songs
 */
export function publishedRecord(
  record: DataRecord,
  kind: DataKind,
  schemas: Schemas,
  { address, albums }: { readonly address: string; readonly albums: readonly DataRecord[] },
): DataRecord {
  const file = `${kind.singular}.schema.json`;
  const subschema = { schema: schemas.get(file) ?? {}, file, ref: file };
  const { $schema: _schema, ...known } = knownPart(record, subschema, schemas) as DataRecord;
  const page = kind.page?.(record, albums);
  if (page === undefined) return known;
  const picture = socialPicturePath(page.replace(/#.*/, ""));
  return { ...known, page: address + page, picture: address + picture };
}

function knownPart(value: unknown, subschema: Subschema | undefined, schemas: Schemas): unknown {
  if (typeof value !== "object" || value === null || !subschema) return value;
  const { schema, file, ref } = dereference(schemas, subschema);
  const known = (part: unknown, inner: JsonSchema | undefined) =>
    knownPart(part, inner && { schema: inner, file, ref }, schemas);
  if (Array.isArray(value)) return value.map((item) => known(item, schema.items));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const inner = schema.properties?.[name];
      return inner ? [[name, known(part, inner)]] : [];
    }),
  );
}
