import type { Schemas } from "../../model/schema/json-schema";
import { chooseBranch, type PlacedSchema, resolved, schemaAt } from "../../model/schema/schema-at";

/**
 * A record as it is written in this repository: properties in the order of the schema, two spaces a
 * level, a line break at the end. What the schema does not name keeps its order, behind the rest.
 */
export const canonicalText = (data: unknown, placed: PlacedSchema, schemas: Schemas): string =>
  `${JSON.stringify(inOrder(data, placed, schemas), null, 2)}\n`;

function inOrder(value: unknown, placed: PlacedSchema | undefined, schemas: Schemas): unknown {
  if (typeof value !== "object" || value === null) return value;
  const whole = placed && resolved(schemas, placed);
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
      // What holds nothing has no order; looking its schema up for nothing takes most of the time.
      return [name, typeof part === "object" ? inOrder(part, inner(name), schemas) : part];
    }),
  );
}

function namesInOrder(value: object, placed: PlacedSchema | undefined): string[] {
  const named = ["$schema", ...Object.keys(placed?.schema.properties ?? {})];
  const known = named.filter((name) => Object.hasOwn(value, name));
  return [...new Set([...known, ...Object.keys(value)])];
}
