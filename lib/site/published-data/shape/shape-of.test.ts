import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { JsonSchema } from "../../../content/model/schema/json-schema";
import { schemasOf } from "../../../content/read/schema/read-schemas";
import { publishedSchemas } from "../schema/published-schemas";
import { SHAPE_FILE, extendPromise, type Shape, shapeOf } from "./shape-of";

const ROOT = resolve(__dirname, "../../../..");
const promised = JSON.parse(readFileSync(join(ROOT, SHAPE_FILE), "utf8")) as Shape;
const now = shapeOf(publishedSchemas(schemasOf(ROOT), ""));

/**
 * Incompatible changes of a shape: removed places, changed types, values that may be missing now. Additions are
 * compatible.
 */
function breaches(before: Shape, after: Shape): string[] {
  return Object.entries(before).flatMap(([place, type]) => {
    const found = after[place];
    if (found === type || found === type.replace("?", "")) return [];
    return [`${place} was ${type} and ${found === undefined ? "is gone" : `is ${found} now`}`];
  });
}

test("version 1 keeps its promise: nothing is gone or of another type", () => {
  expect(Object.keys(promised).length).toBeGreaterThan(150);
  expect(breaches(promised, now)).toEqual([]);
});

test("promises new fields too (`npm run types` writes them down)", () => {
  expect(Object.keys(now).filter((place) => !(place in promised))).toEqual([]);
});

describe("a change of a schema", () => {
  const thing = (properties: Record<string, JsonSchema>, required: string[] = []) =>
    shapeOf(new Map([["thing.schema.json", { type: "object", properties, required }]]));
  const before = thing({ id: { type: "integer" }, color: { enum: ["red"] } }, ["id"]);

  it.each([
    [
      "a field that is gone",
      thing({ color: { enum: ["red"] } }),
      "thing.id was integer and is gone",
    ],
    [
      "another type",
      thing({ id: { type: "string" }, color: { enum: ["red"] } }, ["id"]),
      "thing.id was integer and is string now",
    ],
    [
      "a field that may be missing now",
      thing({ id: { type: "integer" }, color: { enum: ["red"] } }),
      "thing.id was integer and is integer? now",
    ],
  ])("breaks the promise: %s", (_what, after, words) => {
    expect(breaches(before, after)).toEqual([words]);
    expect(breaches(extendPromise(before, after), after)).toEqual([words]);
  });

  it("keeps it with a new field, more choices, and a field that is always there now", () => {
    const properties: Record<string, JsonSchema> = {
      id: { type: "integer" },
      color: { enum: ["red", "blue"] },
      list: { type: "array", items: { type: "string" } },
    };
    const after = thing(properties, ["id", "color"]);
    expect(breaches(before, after)).toEqual([]);
    expect(extendPromise(before, after)).toMatchObject({ "thing.list[]": "string" });
  });
});
