import type { JsonSchema } from "./json-schema";
import { titledSchemas } from "./titled-schemas";

const common: JsonSchema = {
  title: "Common",
  definitions: {
    key: { title: "Key", description: "A key.", type: "string" },
    line: { type: "string", description: "A line." },
  },
};

const titled = (properties: Record<string, JsonSchema>) =>
  titledSchemas(
    new Map<string, JsonSchema>([
      ["common.schema.json", common],
      ["thing.schema.json", { title: "Thing", type: "object", properties }],
    ]),
  );

test("a reference to a titled schema names its type, in words of its own or the schema's", () => {
  const ref = "common.schema.json#/definitions/key";
  const all = titled({ own: { $ref: ref, description: "Its own words." }, plain: { $ref: ref } });
  expect([...all.keys()].sort()).toEqual(["Key", "Thing"]);
  expect(all.get("Thing")?.properties).toEqual({
    own: { tsType: "Key", description: "Its own words." },
    plain: { tsType: "Key", description: "A key." },
  });
});

test("a reference to an untitled schema becomes a copy", () => {
  const all = titled({ line: { $ref: "common.schema.json#/definitions/line" } });
  expect(all.get("Thing")?.properties).toEqual({ line: common.definitions?.line });
});

test("a titled object or item inside another is a type of its own", () => {
  const inner: JsonSchema = { title: "Inner", type: "object", properties: {} };
  const all = titled({ list: { type: "array", items: inner } });
  expect(all.get("Inner")).toEqual(inner);
  expect(all.get("Thing")?.properties?.list?.items).toEqual({ tsType: "Inner" });
});

test("leaves out properties for editors only", () => {
  expect(titled({ $schema: { type: "string" } }).get("Thing")?.properties).toEqual({});
});

test("two schemas with one title, or a reference to nothing, are refused", () => {
  expect(() => titled({ a: { title: "Key", type: "object" } })).toThrow("the title Key");
  expect(() => titled({ a: { $ref: "nothing.schema.json" } })).toThrow("which does not exist");
});
