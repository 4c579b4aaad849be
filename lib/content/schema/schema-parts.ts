import type { JsonSchema, Schemas } from "./json-schema";
import { type PlacedSchema, resolved } from "./schema-at";

/** A schema inside a schema file, and what it is called in messages. */
export interface SchemaPart {
  /** `unit.schema.json: display.lead`; an item is `[]`, a definition `#name`. */
  readonly name: string;
  /** The schema as it is written, and a reference that the compiler knows it by. */
  readonly placed: PlacedSchema;
  /** The same with its references followed; what stands beside a `$ref` wins. */
  readonly schema: JsonSchema;
  readonly isProperty: boolean;
}

/** Every schema that stands in these files, the files themselves included. */
export function schemaParts(schemas: Schemas): SchemaPart[] {
  const found: SchemaPart[] = [];
  const visit = (placed: PlacedSchema, steps: readonly string[], isProperty: boolean): void => {
    const { schema, file, ref } = placed;
    const name = `${file}: ${steps.join(".")}`;
    found.push({ name, placed, schema: resolved(schemas, placed).schema, isProperty });
    const inner = (pointer: string, part: JsonSchema, step: string, property = false) =>
      visit({ schema: part, file, ref: `${ref}/${pointer}` }, [...steps, step], property);
    for (const [key, part] of Object.entries(schema.properties ?? {})) {
      inner(`properties/${key}`, part, key, true);
    }
    if (schema.items) inner("items", schema.items, "[]");
    for (const keyword of ["oneOf", "anyOf"] as const) {
      for (const [index, part] of (schema[keyword] ?? []).entries()) {
        inner(`${keyword}/${index}`, part, part.title ?? `${keyword} ${index}`);
      }
    }
    for (const [key, part] of Object.entries(schema.definitions ?? {})) {
      inner(`definitions/${key}`, part, `#${key}`);
    }
  };
  for (const [file, schema] of schemas) visit({ schema, file, ref: `${file}#` }, [], false);
  return found;
}
