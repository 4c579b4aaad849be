import type { JsonSchema } from "../schema/json-schema";
import { branches, distinctive, type PlacedSchema } from "../schema/schema-at";

/** A GraphQL union of the shapes that a value may have. */
export interface Union {
  name: string;
  types: string[];
  /** Name of the member type that a value is of. */
  typeOf: (value: Record<string, unknown>) => string | undefined;
}

/** The union of a `oneOf` with a title, whose shapes are told apart by a constant. */
export function unionOf(
  name: string,
  schemas: ReadonlyMap<string, JsonSchema>,
  placed: PlacedSchema,
): Union {
  const shapes = branches(schemas, placed);
  const property = distinctive(shapes);
  if (property === undefined) throw new Error(`The shapes of ${name} have no constant in common.`);
  const types = new Map(
    shapes.map(({ schema, ref }) => {
      if (schema.title === undefined) throw new Error(`An object in ${ref} has no title.`);
      return [schema.properties?.[property]?.const, schema.title] as const;
    }),
  );
  return { name, types: [...types.values()], typeOf: (value) => types.get(value[property]) };
}
