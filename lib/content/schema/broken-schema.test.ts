import { ContentError } from "../read/content-error";
import { EditableContent } from "../testing/editable-content";

const UNIT = "schema/unit.schema.json";
const content = new EditableContent();
afterEach(() => content.restore());

/** What the check of the content throws. */
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
  ["a list", "[1]", "content/schema/unit.schema.json  the schema is not valid: "],
  [
    "no schema",
    '{ "type": "objet" }',
    "content/schema/unit.schema.json  the schema is not valid: ",
  ],
  ["with a keyword of no meaning", '{ "typ": "object" }', 'unknown keyword: "typ"'],
  ["that refers to none", '{ "$ref": "units.schema.json" }', "refers to units.schema.json"],
  [
    "that git could not merge",
    "{}\n<<<<<<< HEAD\n",
    "content/schema/unit.schema.json:2:1  the schema is not JSON: merge conflict marker",
  ],
])("a schema that is %s is named without a stack", (_what, text, words) => {
  content.write(UNIT, text);
  expect(thrown()).toEqual(expect.objectContaining({ message: expect.stringContaining(words) }));
  expect(thrown()).toBeInstanceOf(ContentError);
});
