import type { Schemas } from "../../model/schema/json-schema";
import { chooseBranch, type Subschema, dereference, schemaAt } from "../../model/schema/subschema";

/** Formats a record: properties in the order of the schema, unknown ones last, two spaces a level, a final newline. */
export const canonicalText = (data: unknown, placed: Subschema, schemas: Schemas): string =>
  `${JSON.stringify(inOrder(data, placed, schemas), null, 2)}\n`;

function inOrder(value: unknown, placed: Subschema | undefined, schemas: Schemas): unknown {
  if (typeof value !== "object" || value === null) return value;
  const whole = placed && dereference(schemas, placed);
  const here = whole?.schema.oneOf ? chooseBranch(schemas, whole, value).branch : whole;
  const inner = (step: string | number) => here && schemaAt(schemas, here, [step]);
  if (Array.isArray(value)) {
    const items = inner(0);
    return value.map((item) => inOrder(item, items, schemas));
  }
  const record = value as Record<string, unknown>;
  return Object.fromEntries(
    namesInOrder(value, here).map((name) => {
      const part = record[name];
      // Skip the costly look-up of a schema for values without properties.
      return [name, typeof part === "object" ? inOrder(part, inner(name), schemas) : part];
    }),
  );
}

function namesInOrder(value: object, placed: Subschema | undefined): string[] {
  const named = ["$schema", ...Object.keys(placed?.schema.properties ?? {})];
  const known = named.filter((name) => Object.hasOwn(value, name));
  return [...new Set([...known, ...Object.keys(value)])];
}
