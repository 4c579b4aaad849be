import type { Schemas } from "./json-schema";
import { type PlacedSchema, placedIn, resolved, schemaFile } from "./schema-at";

/**
 * Every schema that stands in these files, the files themselves included, as it is written.
 * @throws ContentError if a reference leads nowhere or, by way of others, back to itself
 */
export function schemaParts(schemas: Schemas): PlacedSchema[] {
  const partsOf = (placed: PlacedSchema): PlacedSchema[] => {
    resolved(schemas, placed);
    const { properties, items, oneOf, anyOf, definitions } = placed.schema;
    const inner = Object.entries({ properties, oneOf, anyOf, definitions }).flatMap(
      ([keyword, parts]) =>
        Object.entries(parts ?? {}).map(([key, part]) =>
          placedIn(placed, `${keyword}/${key}`, part),
        ),
    );
    const all = items ? [...inner, placedIn(placed, "items", items)] : inner;
    return [placed, ...all.flatMap(partsOf)];
  };
  return [...schemas.keys()].flatMap((file) => partsOf(schemaFile(schemas, file)));
}
