import { resolve } from "node:path";
import { buildSchema } from "graphql";
import type { JsonSchema } from "../schema/json-schema";
import { schemasOf } from "../../read/schema/read-schemas";
import { ANSWER_KEYS } from "./answers";
import { sdl, unionTypes } from "./sdl";

const PROJECT = resolve(__dirname, "../../../..");
const GATSBY = `
  directive @dontInfer on OBJECT
  directive @link(by: String, from: String) on FIELD_DEFINITION
  directive @placeInList on FIELD_DEFINITION
  directive @recordLinks(type: String, by: String, from: String) on FIELD_DEFINITION
  interface Node { id: ID! }
  type Picture { key: String! }
  type Query { node: Node }
`;

const realSchemas = schemasOf(PROJECT);
const real = sdl(realSchemas);
const realUnions = unionTypes(realSchemas);

function fields(type: string, text = real): string[] {
  const body = new RegExp(`^type ${type}\\b[^{]*\\{\\n([^}]*)\\}`, "m").exec(text)?.[1] ?? "";
  return body
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('"'));
}

function withSchema(file: string, change: (schema: JsonSchema) => JsonSchema): string {
  const schemas = new Map(realSchemas);
  schemas.set(file, change(schemas.get(file) ?? {}));
  return sdl(schemas);
}

test("the types of the real schemas are valid GraphQL", () => {
  const members = realUnions.map(({ name, types }) => `union ${name} = ${types.join(" | ")}`);
  expect(() => buildSchema([GATSBY, real, ...members].join("\n"))).not.toThrow();
});

test("a titled value of several shapes is a union, told apart by its constant", () => {
  expect(fields("Campaign")).toContain("blocks: [CampaignBlock!]!");
  const blocks = realUnions.find(({ name }) => name === "CampaignBlock");
  expect(blocks?.types).toEqual(expect.arrayContaining(["HeroBlock", "ProseBlock"]));
  expect(blocks?.resolveType({ kind: "prose" })).toBe("ProseBlock");
  expect(blocks?.resolveType({ kind: "nothing" })).toBeUndefined();
});

test("an answer is a node, an answer that is a list is a node for each entry", () => {
  expect(real).toContain("type SourceUrl implements Node @dontInfer {");
  expect(real).toContain("type ActivityNotice implements Node @dontInfer {");
  expect(real).toContain("type Video {");
  expect(ANSWER_KEYS).not.toContain("exhibition-change-request");
});

test("records are nodes, objects in them are plain types named by their title", () => {
  for (const type of ["Character", "OtherCharacter", "Unit", "Office", "Club", "SiteDefaults"]) {
    expect(real).toContain(`type ${type} implements Node @dontInfer {`);
  }
  expect(real).toContain("type UnitDisplay {");
  expect(fields("Unit")).toContain("display: UnitDisplay!");
});

test("the id of a record is jsonId in its own type, an id further in keeps its name", () => {
  expect(fields("Character")).toEqual(expect.arrayContaining(["id: ID!", "jsonId: Int!"]));
  expect(fields("OtherCharacter")).toContain("jsonId: String!");
  expect(fields("SiteMenuEntry")).toContain("id: Int!");
});

test("makes required fields non-null, enums String, and constants the type of their value", () => {
  expect(fields("Character")).toEqual(
    expect.arrayContaining(["cvJa: String", "unit: String!", "videoPic: Int!", "times: String"]),
  );
});

test("foreign keys get a linked field", () => {
  expect(fields("Unit")).toEqual(
    expect.arrayContaining([
      "list: [Int!]!",
      'members: [Character!]! @recordLinks(type: "Character", by: "jsonId", from: "list")',
      'leaderCharacter: Character @link(by: "jsonId", from: "leader")',
    ]),
  );
});

test("leaves out fields that are not for GraphQL", () => {
  expect(fields("Character").join("\n")).not.toMatch(/look|\$schema/);
});

test("an object without a title is refused", () => {
  const untitled = { type: "object" as const, properties: {} };
  const change = (schema: JsonSchema) => ({
    ...schema,
    properties: { ...schema.properties, extra: untitled },
  });
  expect(() => withSchema("club.schema.json", change)).toThrow("has no title");
});

test("a value of several shapes without a title is refused", () => {
  const change = (schema: JsonSchema) => ({
    ...schema,
    properties: { ...schema.properties, extra: { oneOf: [{ type: "string" as const }] } },
  });
  expect(() => withSchema("club.schema.json", change)).toThrow("no type that GraphQL knows");
});
