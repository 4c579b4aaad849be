import { ALL_KINDS, KINDS } from "../kinds/kinds";
import type { JsonSchema } from "../schema/json-schema";
import {
  branches,
  distinctive,
  type PlacedSchema,
  resolved,
  schemaFile,
} from "../schema/schema-at";

type Schemas = ReadonlyMap<string, JsonSchema>;

/** A GraphQL union of the shapes that the items of a list may have. */
export interface Union {
  name: string;
  types: string[];
  /** Name of the member type that a value is of. */
  typeOf: (value: Record<string, unknown>) => string | undefined;
}

/**
 * The unions in the schemas of the records: each `oneOf` with a title, told apart by a constant. One
 * inside the shapes of another is not looked for.
 */
export function unions(schemas: Schemas): Union[] {
  const found = new Map<string, Union>();
  const visit = (placed: PlacedSchema): void => {
    const { schema, file, ref } = resolved(schemas, placed);
    const { properties = {}, items, oneOf, title } = schema;
    if (oneOf && title !== undefined)
      found.set(title, union(title, schemas, { schema, file, ref }));
    const isField = (one: JsonSchema) => one["x-graphql"] !== false;
    for (const inner of [...Object.values(properties).filter(isField), ...(items ? [items] : [])]) {
      visit({ schema: inner, file, ref });
    }
  };
  for (const kind of ALL_KINDS) {
    if (kind !== KINDS.answers) visit(schemaFile(schemas, kind.schema("")));
  }
  return [...found.values()];
}

function union(name: string, schemas: Schemas, placed: PlacedSchema): Union {
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
