import type { Schemas } from "./json-schema";
import { type Subschema, childSchema, dereference, rootSchema } from "./subschema";

/**
 * All nested schemas of these files, and the files' own.
 * @throws ContentError if a reference has no target or is circular
 */
export function allSubschemas(schemas: Schemas): Subschema[] {
  const partsOf = (subschema: Subschema): Subschema[] => {
    dereference(schemas, subschema);
    const { properties, items, oneOf, anyOf, definitions } = subschema.schema;
    const inner = Object.entries({ properties, oneOf, anyOf, definitions }).flatMap(
      ([keyword, parts]) =>
        Object.entries(parts ?? {}).map(([key, part]) =>
          childSchema(subschema, `${keyword}/${key}`, part),
        ),
    );
    const all = items ? [...inner, childSchema(subschema, "items", items)] : inner;
    return [subschema, ...all.flatMap(partsOf)];
  };
  return [...schemas.keys()].flatMap((file) => partsOf(rootSchema(schemas, file)));
}
