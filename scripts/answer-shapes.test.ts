import type { JsonSchema } from "../lib/content/model/schema/json-schema";
import { answerShapes, shapeOf } from "./answer-shapes";

const LINE: JsonSchema = { type: "string", minLength: 1, description: "One line." };

function shape(schema: JsonSchema) {
  const schemas = new Map<string, JsonSchema>([
    ["common.schema.json", { definitions: { line: LINE } }],
    ["api/one.schema.json", schema],
  ]);
  return shapeOf(schemas, "api/one.schema.json", schema);
}

test("words go, references are written out, and the stricter of two limits holds", () => {
  const $ref = "../common.schema.json#/definitions/line";
  expect(
    shape({
      type: "object",
      description: "An answer.",
      additionalProperties: false,
      required: ["title"],
      properties: { title: { $ref, minLength: 4, maxLength: 9 } },
    }),
  ).toEqual({
    type: "object",
    required: ["title"],
    properties: { title: { type: "string", minLength: 4, maxLength: 9 } },
  });
});

test.each<[string, JsonSchema, string]>([
  ["a keyword", { multipleOf: 2 } as JsonSchema, "does not know multipleOf"],
  ["an open object", { type: "object" }, "lists all its properties"],
  ["a compared object", { enum: [{}] }, "texts and numbers only"],
  ["a set of objects", { type: "array", uniqueItems: true, items: {} }, "unique items"],
  ["properties of any type", { properties: {} }, "properties needs the type object"],
  ["required of a list", { type: "array", required: ["a"] }, "required needs the type object"],
  ["items of any type", { items: {} }, "items needs the type array"],
  ["a pattern of any type", { pattern: "a" }, "pattern needs the type string"],
  ["a length of a number", { type: "integer", minLength: 1 }, "minLength needs the type string"],
  ["a length in a branch", { anyOf: [{ maxLength: 1 }] }, "maxLength needs the type string"],
  ["two patterns", { $ref: "../common.schema.json#/definitions/line", type: "string" }, "type"],
])("%s that the browser's checker does not see is refused", (_what, schema, said) => {
  expect(() => shape(schema)).toThrow(said);
});

test("there is a shape for what is answered, and none for what is sent", () => {
  const empty: JsonSchema = {};
  const schemas = new Map([
    ["api/shared.schema.json", empty],
    ["api/video-list.schema.json", empty],
    ["api/count-change-request.schema.json", empty],
    ["unit.schema.json", empty],
  ]);
  expect([...answerShapes(schemas).keys()]).toEqual(["video-list"]);
});
