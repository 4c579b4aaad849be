import { buildSchema, type GraphQLObjectType } from "gatsby/graphql";
import { fieldsRead } from "./fields-read";

const schema = buildSchema(`
  type Query {
    unit(jsonId: Text): Unit
    allUnit(filter: UnitFilter, sort: [UnitSort]): UnitConnection
    allCharacter(filter: CharacterFilter): CharacterConnection
  }
  input Text { eq: String in: [String] ne: String }
  input ColorsFilter { bar: Text }
  input UnitFilter { name: Text colors: ColorsFilter }
  input UnitSort { order: Int }
  input CharacterFilter { unit: Text }
  enum UnitField { order }
  type UnitConnection { nodes: [Unit] totalCount: Int max(field: UnitField): Int }
  type CharacterConnection { nodes: [Character] }
  type Unit { id: ID jsonId: String name: String order: Int colors: Colors members: [Character] office: Office blocks: [Block] }
  type Colors { bar: String text: String }
  union Block = Hero | Words
  type Hero { title: String }
  type Words { text: String }
  type Character { jsonId: Int name: String cname: String unit: String unitRecord: Unit posterPicture: Picture }
  type Office { name: String }
  type Picture { width: Int }
`);

/** Notes what Gatsby would note of a field. */
function extend(type: string, field: string, extensions: object): void {
  const { [field]: found } = (schema.getType(type) as GraphQLObjectType).getFields();
  Object.assign(found?.extensions ?? {}, { needsResolve: true, ...extensions });
}
extend("Unit", "members", { recordLinks: { by: "jsonId", from: "list" } });
extend("Character", "unitRecord", { link: { by: "jsonId", from: "unit" } });
extend("Character", "posterPicture", {});
extend("Unit", "office", {});

const isRecord = (type: string) => ["Unit", "Character", "Office"].includes(type);
const read = (query: string) =>
  Object.fromEntries(
    [...fieldsRead(schema, query, isRecord).reached].map(([type, paths]) => [
      type,
      [...paths].sort(),
    ]),
  );

it("names what is selected and what is picked by, as the record calls it", () => {
  const query = '{ unit(jsonId: { in: ["a"] }) { id name colors { bar } } }';
  expect(read(query)).toEqual({ Unit: ["colors.bar", "id", "name"] });
});

it("tells the record apart that a page is about, which it reads more of than of others", () => {
  const query = `query($id: String) {
    mine: unit(jsonId: { eq: $id }) { name colors { bar } office { name } members { name } }
    allUnit { nodes { name } }
  }`;
  const { picks } = fieldsRead(schema, query, isRecord);
  expect(picks).toEqual([
    {
      name: "mine",
      type: "Unit",
      by: "jsonId",
      variable: "id",
      fields: new Set(["id", "name", "colors.bar", "*", "list"]),
    },
  ]);
  expect(read(query)).toMatchObject({ Unit: ["name"], Character: ["id", "name"] });
});

it("names what lists are filtered and sorted by", () => {
  const query = `{
    allUnit(filter: { colors: { bar: { ne: "a" } } }, sort: [{ order: ASC }]) { nodes { name } }
  }`;
  expect(read(query)).toEqual({ Unit: ["colors.bar", "name", "order"] });
  expect(read("query($f: UnitFilter) { allUnit(filter: $f) { totalCount } }")).toEqual({
    Unit: ["*"],
  });
  expect(read("{ allUnit { max(field: order) } }")).toEqual({ Unit: ["*"] });
});

it("follows fragments, also those on one of several types", () => {
  const query = `
    query { unit { ...Blocks } }
    fragment Blocks on Unit { blocks { ... on Hero { title } ...Words } }
    fragment Words on Words { text }
  `;
  expect(read(query)).toEqual({ Unit: ["blocks.text", "blocks.title"] });
});

it("follows links from one record to others: by what, and by which of their fields", () => {
  expect(read("{ unit { members { name } } }")).toEqual({
    Unit: ["list"],
    Character: ["id", "name"],
  });
  expect(read("{ allCharacter { nodes { unitRecord { name } } } }")).toEqual({
    Character: ["unit"],
    Unit: ["id", "name"],
  });
});

it("takes what is worked out for worked out of all, a picture of what names it", () => {
  expect(read("{ unit { office { name } } }")).toEqual({ Unit: ["*"], Office: ["*", "name"] });
  const { Character: names } = read("{ allCharacter { nodes { posterPicture { width } } } }");
  expect(names).toEqual(expect.arrayContaining(["cname", "unit"]));
  expect(names).not.toContain("*");
});
