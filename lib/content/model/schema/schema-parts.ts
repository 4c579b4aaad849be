import type { Schemas } from "./json-schema";
import { type PlacedSchema, placedIn, resolved, schemaFile } from "./schema-at";

/**
 * All nested schemas of these files, and the files' own.
 * @throws ContentError if a reference has no target or is circular
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
