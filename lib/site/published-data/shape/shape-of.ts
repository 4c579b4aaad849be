import type { JsonSchema } from "../../../content/model/schema/json-schema";
import { dereference } from "../../../content/model/schema/subschema";

/** Shape guaranteed by version 1, from the project's root. */
export const SHAPE_FILE = "lib/site/published-data/v1-shape.json";

/** Type of each place in the data, such as `unit.list[]: integer`; `?` marks optional ones. */
export type Shape = Readonly<Record<string, string>>;

const nameOf = (file: string): string => file.replace(".schema.json", "");

export function shapeOf(schemas: ReadonlyMap<string, JsonSchema>): Shape {
  const shape: [string, string][] = [];
  const visit = (schema: JsonSchema, file: string, place: string, mark: string): void => {
    if (schema.$ref !== undefined && schemas.get(schema.$ref)?.properties) {
      shape.push([place, nameOf(schema.$ref) + mark]);
      return;
    }
    const here = dereference(schemas, { schema, file, ref: file });
    const { properties = {}, required = [], items } = here.schema;
    shape.push([place, typeOf(here.schema) + mark]);
    for (const [name, part] of Object.entries(properties)) {
      visit(part, here.file, `${place}.${name}`, required.includes(name) ? "" : "?");
    }
    if (items) visit(items, here.file, `${place}[]`, "");
  };
  for (const [file, schema] of schemas) {
    if (schema.properties) visit(schema, file, nameOf(file), "");
  }
  return Object.fromEntries(shape.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** JSON type of a schema; for a list of allowed values, which may grow, the type of the values. */
function typeOf({ type, enum: choices, const: only }: JsonSchema): string {
  if (type !== undefined) return type;
  const types = new Set([...(choices ?? []), ...(only === undefined ? [] : [only])].map(jsonType));
  return [...types].toSorted().join("|") || "any";
}

const jsonType = (value: unknown): string =>
  Number.isInteger(value) ? "integer" : value === null ? "null" : typeof value;

export const extendPromise = (promised: Shape, now: Shape): Shape =>
  Object.fromEntries(
    Object.entries({ ...now, ...promised }).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
