import { ContentError } from "../../model/problems/content-error";
import { EditableContent } from "../../testing/editable-content";

const UNIT = "schema/unit.schema.json";
const content = new EditableContent();
afterEach(() => content.restore());

function thrown(): unknown {
  try {
    content.check();
  } catch (error) {
    return error;
  }
  return undefined;
}

test.each([
  ["no JSON", '{\n  "a": }', "content/schema/unit.schema.json:2:8  the schema is not JSON: "],
  ["a list", "[1]", "content/schema/unit.schema.json:1:1  the schema is not valid: "],
  [
    "no schema",
    '{\n  "type": "objet"\n}',
    "content/schema/unit.schema.json:2:11  the schema is not valid: ",
  ],
  ["null", "null", "content/schema/unit.schema.json:1:1  the schema is not valid: "],
  ["false", "false", "content/schema/unit.schema.json:1:1  the schema is not valid: "],
  ["a reference to itself", '{ "$ref": "#" }', 'unit.schema.json:1:11  "#" refers to itself'],
  [
    "with a definition that refers to itself",
    '{ "$ref": "#/definitions/a", "definitions": { "a": { "$ref": "#/definitions/a" } } }',
    'unit.schema.json:1:11  "#/definitions/a" refers to itself',
  ],
  ["with a number for a reference", '{ "$ref": 5 }', "content/schema/unit.schema.json:1:11  "],
  [
    "with null for its properties",
    '{ "type": "object", "properties": null }',
    "content/schema/unit.schema.json:1:35  ",
  ],
  [
    "far too long",
    `{ "title": "${"a".repeat(2_000_000)}" }`,
    "unit.schema.json:1:1  the file has 2.0 MB",
  ],
  ["empty", "{}", "it has no keyword that restricts values; allowed: one of type, "],
  [
    "with a keyword of no meaning",
    '{ "type": "object", "typ": "object" }',
    'content/schema/unit.schema.json:1:21  the schema is not valid: strict mode: unknown keyword: "typ"',
  ],
  [
    "that refers to none",
    '{ "$ref": "units.schema.json" }',
    'unit.schema.json:1:11  it refers to "units.schema.json", which does not exist',
  ],
  [
    "that git could not merge",
    "{}\n<<<<<<< HEAD\n",
    "content/schema/unit.schema.json:2:1  the schema is not JSON: merge conflict marker",
  ],
])("a schema that is %s is named without a stack", (_what, text, words) => {
  content.write(UNIT, text);
  const error = thrown();
  expect(error).toEqual(expect.objectContaining({ message: expect.stringContaining(words) }));
  expect(error).toBeInstanceOf(ContentError);
});

test("a schema that is missing is named: nothing would check its records", () => {
  content.delete("schema/club.schema.json");
  expect(thrown()).toEqual(
    new ContentError(
      "content/schema/club.schema.json:1:1  the file is missing: nothing can check a club without it",
    ),
  );
});

test("so is the schema of an answer", () => {
  content.delete("schema/api/count-info.schema.json");
  expect(thrown()).toBeInstanceOf(ContentError);
});
