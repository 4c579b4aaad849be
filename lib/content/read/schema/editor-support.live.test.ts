import { resolve } from "node:path";
import { allSubschemas } from "../../model/schema/all-subschemas";
import type { JsonSchema } from "../../model/schema/json-schema";
import { schemasOf } from "./read-schemas";
import { type Subschema, dereference } from "../../model/schema/subschema";
import { validatorsOf } from "./validators";

const schemas = schemasOf(resolve(__dirname, "../../../.."));
const parts = allSubschemas(schemas);
const isProperty = ({ ref }: Subschema) => /\/properties\/[^/]+$/.test(ref);
const properties = parts.filter(isProperty);
const read = (placed: Subschema) => dereference(schemas, placed).schema;

test("every property has a description and an example for editors", () => {
  const silent = properties.filter(
    (placed) => !/\S{2}.*[.?]$/s.test(read(placed).description ?? ""),
  );
  expect(silent.map(({ ref }) => ref)).toEqual([]);
});

test("every property shows by an example how it is written", () => {
  const bare = properties.filter((placed) => !isShown(schemas, placed));
  expect(bare.map(({ ref }) => ref)).toEqual([]);
});

test("every number and every line has a bound: GraphQL counts to 2³¹ − 1, and pages have room for names", () => {
  const unbound = parts.filter((placed) => {
    const schema = read(placed);
    const isNumber = schema.type === "integer" && !schema.anyOf;
    const isLine = schema.type === "string" && schema.pattern?.includes(".*") === true;
    return (isNumber && schema.maximum === undefined) || (isLine && schema.maxLength === undefined);
  });
  expect(unbound.map(({ ref }) => ref)).toEqual([]);
});

test("a property without words or an example is found", () => {
  const bare: JsonSchema = {
    type: "object",
    properties: { list: { type: "array", items: { properties: { name: { type: "string" } } } } },
  };
  const found = allSubschemas(new Map([["bare.schema.json", bare]])).filter(isProperty);
  expect(found.map(({ ref }) => ref)).toEqual([
    "bare.schema.json#/properties/list",
    "bare.schema.json#/properties/list/items/properties/name",
  ]);
  expect(found.map((placed) => isShown(new Map(), placed))).toEqual([true, false]);
});

test("every example is valid for its schema", () => {
  const validators = validatorsOf(schemas);
  const wrong = parts.flatMap(({ ref, schema }) =>
    (schema.examples ?? [])
      .filter((example) => !validators(ref)(example))
      .map((example) => `${ref}: ${JSON.stringify(example)}`),
  );
  expect(wrong).toEqual([]);
});

test("every colour has a colour picker", () => {
  const isColor = ({ pattern = "" }: JsonSchema) =>
    new RegExp(pattern).test("#fe4d91") && !new RegExp(pattern).test("#fe4d9z");
  const colors = parts.map(read).filter(isColor);
  expect(colors.length).toBeGreaterThan(20);
  expect(colors.filter(({ format }) => format !== "color-hex")).toEqual([]);
});

/** True if an editor can propose a value: an example, a choice, or one for each part. */
function isShown(all: ReadonlyMap<string, JsonSchema>, placed: Subschema): boolean {
  const { schema, file } = dereference(all, placed);
  if (schema.examples?.length || schema.enum || schema.const !== undefined) return true;
  if (schema.type === "boolean" || schema.properties || schema.oneOf) return true;
  return schema.items ? isShown(all, { schema: schema.items, file, ref: file }) : false;
}
