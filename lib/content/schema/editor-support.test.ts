import { resolve } from "node:path";
import { schemaParts } from "./schema-parts";
import type { JsonSchema } from "./json-schema";
import { schemasOf } from "./read-schemas";
import { type PlacedSchema, resolved } from "./schema-at";
import { validatorsOf } from "./validators";

const schemas = schemasOf(resolve(__dirname, "../../.."));
const parts = schemaParts(schemas);
const properties = parts.filter(({ isProperty }) => isProperty);

test("every property tells who writes it what to write", () => {
  const silent = properties.filter(({ schema }) => !/\S{2}.*[.?]$/s.test(schema.description ?? ""));
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test("every property shows by an example how it is written", () => {
  const bare = properties.filter(({ placed }) => !isShown(schemas, placed));
  expect(bare.map(({ name }) => name)).toEqual([]);
});

test("every number and every line has a bound: GraphQL counts to 2³¹ − 1, and pages have room for names", () => {
  const unbound = parts.filter(({ placed }) => {
    const { schema } = resolved(schemas, placed);
    const isNumber = schema.type === "integer" && !schema.anyOf;
    const isLine = schema.type === "string" && schema.pattern?.includes(".*") === true;
    return (isNumber && schema.maximum === undefined) || (isLine && schema.maxLength === undefined);
  });
  expect(unbound.map(({ name }) => name)).toEqual([]);
});

test("a property without words or an example is found", () => {
  const bare: JsonSchema = {
    type: "object",
    properties: { list: { type: "array", items: { properties: { name: { type: "string" } } } } },
  };
  const found = schemaParts(new Map([["bare.schema.json", bare]])).filter((one) => one.isProperty);
  expect(found.map(({ name }) => name)).toEqual([
    "bare.schema.json: list",
    "bare.schema.json: list.[].name",
  ]);
  expect(found.map(({ placed }) => isShown(new Map(), placed))).toEqual([true, false]);
});

test("every example is what its schema allows", () => {
  const validators = validatorsOf(schemas);
  const wrong = parts.flatMap(({ name, placed }) =>
    (placed.schema.examples ?? [])
      .filter((example) => !validators(placed.ref)(example))
      .map((example) => `${name}: ${JSON.stringify(example)}`),
  );
  expect(wrong).toEqual([]);
});

test("every colour has a colour picker", () => {
  const isColor = ({ pattern = "" }: JsonSchema) =>
    new RegExp(pattern).test("#fe4d91") && !new RegExp(pattern).test("#fe4d9z");
  const colors = parts.filter(({ schema }) => isColor(schema));
  expect(colors.length).toBeGreaterThan(20);
  expect(colors.filter(({ schema }) => schema.format !== "color-hex")).toEqual([]);
});

/** Whether an editor has something to propose: an example, the choices, or the same of what is inside. */
function isShown(all: ReadonlyMap<string, JsonSchema>, placed: PlacedSchema): boolean {
  const { schema, file } = resolved(all, placed);
  if (schema.examples?.length || schema.enum || schema.const !== undefined) return true;
  if (schema.type === "boolean" || schema.properties || schema.oneOf) return true;
  return schema.items ? isShown(all, { schema: schema.items, file, ref: file }) : false;
}
