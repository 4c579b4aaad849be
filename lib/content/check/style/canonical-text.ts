import type { Schemas } from "../../model/schema/json-schema";
import { chooseBranch, type Subschema, dereference, schemaAt } from "../../model/schema/subschema";

/** Formats a record: properties in the order of the schema, unknown ones last, two spaces a level, a final newline. */
export const canonicalText = (data: unknown, subschema: Subschema, schemas: Schemas): string =>
  `${JSON.stringify(ordered(data, subschema, schemas), null, 2)}\n`;

function ordered(value: unknown, subschema: Subschema | undefined, schemas: Schemas): unknown {
  if (typeof value !== "object" || value === null) return value;
  const dereferenced = subschema && dereference(schemas, subschema);
  const branch = dereferenced?.schema.oneOf
    ? chooseBranch(schemas, dereferenced, value).branch
    : dereferenced;
  const inner = (step: string | number) => branch && schemaAt(schemas, branch, [step]);
  if (Array.isArray(value)) {
    const items = inner(0);
    return value.map((item) => ordered(item, items, schemas));
  }
  const record = value as Record<string, unknown>;
  return Object.fromEntries(
    namesInOrder(value, branch).map((name) => {
      const part = record[name];
      // Skip the costly look-up of a schema for values without properties.
      return [name, typeof part === "object" ? ordered(part, inner(name), schemas) : part];
    }),
  );
}

function namesInOrder(value: object, subschema: Subschema | undefined): string[] {
  const named = ["$schema", ...Object.keys(subschema?.schema.properties ?? {})];
  const known = named.filter((name) => Object.hasOwn(value, name));
  return [...new Set([...known, ...Object.keys(value)])];
}
