import type { JsonSchema } from "../lib/content/model/schema/json-schema";
import { resolveRef } from "../lib/content/model/schema/resolve-ref";
import type { Shape } from "../lib/api/shape";

/** Folder of the shapes, from the project's root. */
export const SHAPE_FOLDER = "src/data/api/shapes";

/** Schemas of answers, which the browser checks; the others are of requests. */
const FOLDER = "api/";
const NOT_ANSWERS = /shared|-request\.schema/;
const ENDING = ".schema.json";

/** Keywords without effect on validity. */
const IGNORED_KEYWORDS = new Set([
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
 * Keywords of the browser's validator (src/data/api/check/find-mismatch.ts), with the only type to which each applies
 * there.
 */
const SUPPORTED_KEYWORDS: Readonly<Record<string, string | undefined>> = {
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

/** For keywords both beside a reference and in its target, the stricter value applies. */
const STRICTER: Readonly<Record<string, (a: number, b: number) => number>> = {
  minLength: Math.max,
  minimum: Math.max,
  maxLength: Math.min,
  maximum: Math.min,
};

/** A schema without descriptions and references. @throws if it uses a keyword that the browser's validator ignores */
export function shapeOf(schemas: Schemas, file: string, schema: JsonSchema): Shape {
  const { $ref, ...own } = schema;
  const assert = (holds: unknown, words: string): void => {
    if (!holds) throw new Error(`${file}: ${words}.`);
  };
  const isOpen = own.type === "object" && own.additionalProperties !== false;
  assert(!isOpen, "an object of an answer lists all its properties");
  const compared = [own.const, ...(own.enum ?? [])];
  const isPlain = compared.every((value) => typeof value !== "object");
  assert(isPlain, "const and enum are texts and numbers only");

  const target = $ref === undefined ? undefined : resolveRef(schemas, file, $ref);
  const shape: Record<string, unknown> = target
    ? { ...shapeOf(schemas, target.file, target.schema) }
    : {};
  for (const [key, value] of Object.entries(own)) {
    if (IGNORED_KEYWORDS.has(key)) continue;
    assert(key in SUPPORTED_KEYWORDS, `the browser's checker does not know ${key}`);
    const stricter = STRICTER[key];
    assert(stricter || !(key in shape), `${key} is said of a reference and in its target`);
    shape[key] =
      stricter && key in shape
        ? stricter(shape[key] as number, value as number)
        : shapeValue(key, value, (part) => shapeOf(schemas, file, part));
  }
  for (const key of Object.keys(shape)) {
    const type = SUPPORTED_KEYWORDS[key];
    assert(!type || shape.type === type, `${key} needs the type ${type}`);
  }
  const items = shape.items as Shape | undefined;
  const isList = !shape.uniqueItems || items?.type === "integer" || items?.enum;
  assert(isList, "only lists of texts and numbers can be said to have unique items");
  return shape as Shape;
}

/** A keyword's value, with the shapes of nested schemas. */
function shapeValue(key: string, value: unknown, inner: (part: JsonSchema) => Shape): unknown {
  if (key === "items") return inner(value as JsonSchema);
  if (key === "anyOf" || key === "oneOf") return (value as JsonSchema[]).map(inner);
  if (key !== "properties") return value;
  const { $schema: _schema, ...answer } = value as Record<string, JsonSchema>;
  return Object.fromEntries(Object.entries(answer).map(([name, part]) => [name, inner(part)]));
}

/**
 * Text of a shape's file.
 * @param units their ids, replaced by `units`, so that the shape stays the same when a unit is added
 */
export const shapeText = (shape: Shape, units: readonly unknown[]): string =>
  JSON.stringify(shape).replaceAll(`"enum":${JSON.stringify(units)}`, '"enum":"units"');
