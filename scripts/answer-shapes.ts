import type { JsonSchema } from "../lib/content/schema/json-schema";
import { resolveRef } from "../lib/content/schema/resolve-ref";
import type { Shape } from "../lib/api/shape";

/** Where the shapes are written, from the project's root. */
export const SHAPE_FOLDER = "src/data/api/shapes";

/** Schemas of what the browser is given and has to check; the others are of what it sends. */
const FOLDER = "api/";
const NOT_ANSWERS = /shared|-request\.schema/;
const ENDING = ".schema.json";

/** What says nothing about a value. */
const WORDS = new Set([
  "$schema",
  "title",
  "description",
  "examples",
  "definitions",
  "x-link",
  "x-refers",
  "x-unique",
  "x-words",
  "x-graphql",
  "x-data",
  "tsType",
  "additionalProperties",
]);
/**
 * What the checker of the browser knows (src/data/api/check/find-misfit.ts), and the type of value that it looks at
 * it in alone.
 */
const KNOWN: Readonly<Record<string, string | undefined>> = {
  type: undefined,
  const: undefined,
  enum: undefined,
  minimum: undefined,
  maximum: undefined,
  anyOf: undefined,
  oneOf: undefined,
  pattern: "string",
  minLength: "string",
  maxLength: "string",
  items: "array",
  uniqueItems: "array",
  properties: "object",
  required: "object",
};

type Schemas = ReadonlyMap<string, JsonSchema>;

/** The shape of each answer, by the name of its schema. */
export function answerShapes(schemas: Schemas): Map<string, Shape> {
  const files = [...schemas.keys()].filter(
    (file) => file.startsWith(FOLDER) && !NOT_ANSWERS.test(file),
  );
  return new Map(
    files.map((file) => [
      file.slice(FOLDER.length, -ENDING.length),
      shapeOf(schemas, file, schemas.get(file) ?? {}),
    ]),
  );
}

/**
 * A schema without words and references.
 * @throws if it says something that the checker of the browser would not see
 */
export function shapeOf(schemas: Schemas, file: string, schema: JsonSchema): Shape {
  const { $ref, ...own } = schema;
  const shape = written(schemas, file, own);
  if ($ref === undefined) return seen(shape, file);
  const target = resolveRef(schemas, file, $ref);
  return seen(bothOf(shapeOf(schemas, target.file, target.schema), shape, file), file);
}

/** A schema without words, and with what stands inside it without references. */
function written(schemas: Schemas, file: string, own: JsonSchema): Shape {
  const isOpen = own.type === "object" && own.additionalProperties !== false;
  if (isOpen) throw new Error(`${file}: an object of an answer lists all its properties.`);
  const compared = [own.const, ...(own.enum ?? [])];
  if (compared.some((value) => typeof value === "object")) {
    throw new Error(`${file}: const and enum are texts and numbers only.`);
  }
  const inner = (part: JsonSchema) => shapeOf(schemas, file, part);
  const shape: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(own)) {
    if (WORDS.has(key)) continue;
    if (!(key in KNOWN)) throw new Error(`${file}: the browser's checker does not know ${key}.`);
    if (key === "items") shape.items = inner(value as JsonSchema);
    else if (key === "anyOf" || key === "oneOf") shape[key] = (value as JsonSchema[]).map(inner);
    else if (key === "properties") {
      const { $schema: _schema, ...answer } = value as Record<string, JsonSchema>;
      const fields = Object.entries(answer);
      shape.properties = Object.fromEntries(fields.map(([name, part]) => [name, inner(part)]));
    } else shape[key] = value;
  }
  const items = shape.items as Shape | undefined;
  if (shape.uniqueItems && items?.type !== "integer" && !items?.enum) {
    throw new Error(`${file}: only lists of texts and numbers can be said to have unique items.`);
  }
  return shape as Shape;
}

/**
 * A shape in which the checker looks at everything.
 * @throws if it would pass over a keyword, for the type that it belongs to is not said
 */
function seen(shape: Shape, file: string): Shape {
  for (const key of Object.keys(shape)) {
    const type = KNOWN[key];
    if (type && shape.type !== type) throw new Error(`${file}: ${key} needs the type ${type}.`);
  }
  return shape;
}

/** Of a keyword that stands beside a reference as well as in its target, the stricter one holds. */
const STRICTER: Readonly<Record<string, (a: number, b: number) => number>> = {
  minLength: Math.max,
  minimum: Math.max,
  maxLength: Math.min,
  maximum: Math.min,
};

/** What has to fit two shapes. */
function bothOf(target: Shape, own: Shape, file: string): Shape {
  const shape: Record<string, unknown> = { ...target };
  for (const [key, value] of Object.entries(own)) {
    const stricter = STRICTER[key];
    if (!(key in shape)) shape[key] = value;
    else if (stricter) shape[key] = stricter(shape[key] as number, value as number);
    else throw new Error(`${file}: ${key} is said of a reference and in its target.`);
  }
  return shape as Shape;
}

/**
 * The text of the file that holds a shape.
 * @param units their ids: the shape says `units` for them, so that it stays the same when there is a new one
 */
export const shapeText = (shape: Shape, units: readonly unknown[]): string =>
  JSON.stringify(shape).replaceAll(`"enum":${JSON.stringify(units)}`, '"enum":"units"');
