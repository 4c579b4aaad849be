import { EditableContent } from "../../testing/editable-content";
import { NAMES_SCHEMA } from "./names";
import { readSchemas } from "./read-schemas";

const FILE = `schema/${NAMES_SCHEMA}`;
const content = new EditableContent();
afterEach(() => content.restore());

const listed = (name: "unitId" | "officeId" | "clubKey") =>
  readSchemas(content.snapshot).get(NAMES_SCHEMA)?.definitions?.[name]?.enum;

it("lists units, offices and clubs by their files", () => {
  expect(listed("unitId")).toEqual(["2wink", "4piece", "fine", "other", "spri"]);
  expect(listed("officeId")).toEqual(["cp", "nd", "other", "sp"]);
  expect(listed("clubKey")).toEqual(["ArchivesMangaClub", "BandBB", "Niki", "Sports", "Theater"]);
});

it("puts a new one behind those that were listed", () => {
  content.write("units/1st.json", content.read("units/fine.json").replace('"fine"', '"1st"'));
  expect(listed("unitId")?.at(-1)).toBe("1st");
});

it("keeps a unit without a file for as long as an office lists it", () => {
  content.delete("units/fine.json");
  expect(listed("unitId")).toContain("fine");
  content.edit("offices/sp.json", { list: [] });
  expect(listed("unitId")).not.toContain("fine");
});

it("gives an example that is one of them", () => {
  const example = () =>
    readSchemas(content.snapshot).get(NAMES_SCHEMA)?.definitions?.unitId?.examples;
  expect(example()).toEqual(["fine"]);
  content.delete("units/fine.json");
  content.edit("offices/sp.json", { list: [] });
  expect(example()).toEqual(["2wink"]);
});

it.each([
  ["is missing", () => content.delete(FILE)],
  ["is cut off", () => content.write(FILE, "{")],
  ["git could not merge", () => content.write(FILE, `<<<<<<< HEAD\n${content.read(FILE)}`)],
  ["lists no names", () => content.write(FILE, '{ "definitions": null }')],
  ["lists what is no name", () => content.write(FILE, '{"definitions":{"unitId":{"enum":"x"}}}')],
])("makes the lists from nothing where the file %s", (_, change) => {
  change();
  expect(listed("unitId")).toEqual(["2wink", "4piece", "fine", "other", "spri"]);
  expect(content.check()).toEqual([]);
});

it.each(["__proto__", "La Tern!", "constructor."])("lists no id such as %s", (id) => {
  content.edit("units/fine.json", { id });
  expect(listed("unitId")).not.toContain(id);
  expect(content.check().map(({ file }) => file)).toContain("content/units/fine.json");
});
