import { posix } from "node:path";
import Ajv from "ajv";
import { listFiles } from "../../../content/read/list-files";
import { readSchemas } from "../../../content/read/schema/read-schemas";
import { ContentFolder } from "../../../content/testing/content-folder";
import { DATA_KINDS } from "../kinds";
import { dataFiles } from "./data-files";

const filesOf = ({ root, snapshot }: ContentFolder) =>
  dataFiles(`${root}/content`, readSchemas(snapshot), { types: "export {};\n" });

const content = new ContentFolder();
const { snapshot } = content;
const files = filesOf(content);
afterEach(() => content.restore());
afterAll(() => content.remove());
const data = (path: string) => JSON.parse(files.get(path) ?? "null");
const records = [...files.keys()].filter((path) => /^(?!schema\/).+\/.+\.json$/.test(path));

describe("the schemas", () => {
  const paths = [...files.keys()].filter((path) => path.startsWith("schema/"));
  const ajv = new Ajv({ allErrors: true, strict: true, strictTypes: false });
  for (const path of paths) ajv.addSchema(data(path));

  it("stand on their own: strict readers take them, and every reference leads to one of them", () => {
    for (const path of paths) expect(() => ajv.compile({ $ref: data(path).$id })).not.toThrow();
  });

  it("are named after where they lie, with the address of the site where it is known", () => {
    expect(data("schema/unit.schema.json").$id).toBe("/data/v1/schema/unit.schema.json");
  });

  it("validate every file", () => {
    for (const [path, text] of files) {
      if (path.startsWith("schema/") || !path.endsWith(".json")) continue;
      const { $schema, ...record } = JSON.parse(text);
      const schema = posix.join(posix.dirname(path), $schema);
      const validate = ajv.getSchema(data(schema).$id);
      expect({ path, ok: validate?.(record), errors: validate?.errors }).toEqual({
        path,
        ok: true,
        errors: null,
      });
    }
  });
});

it("every record of a published kind is there once, by itself and in its list", () => {
  const { kinds } = data("index.json") as { kinds: { kind: string; records: string[] }[] };
  expect(kinds.flatMap((one) => one.records).toSorted()).toEqual(records.toSorted());
  for (const { kind, source } of DATA_KINDS) {
    const { list } = data(`${kind}.json`);
    const own = kinds.find((one) => one.kind === kind)?.records ?? [];
    const alone = own.map((path) => {
      const { $schema: _schema, ...record } = data(path);
      return record;
    });
    expect(list).toEqual(alone);
    if (source.endsWith(".json")) continue;
    const written = listFiles(snapshot).records.filter(
      ({ path }) => posix.dirname(path) === source,
    );
    expect(own).toHaveLength(written.length);
  }
});

it("leaves out fields that concern this site alone", () => {
  const all = records.map((path) => files.get(path)).join("\n");
  expect(all).not.toMatch(/"(look|videoPic|img|img_sp|poster|scenery|blocks)":/);
  expect(all).not.toMatch(/"(characters|units|offices|trips|venues)\/[a-z0-9_-]+"/);
});

it("gives the same texts for files that were written in another order", () => {
  content.rename("units/fine.json", "units/moved.json");
  content.rename("units/moved.json", "units/fine.json");
  expect([...filesOf(content)]).toEqual([...files]);
  expect([...files.keys()]).toEqual([...files.keys()].toSorted());
});

it("gives a song the section of its first album’s page", () => {
  expect(JSON.parse(files.get("songs/fighting-dreamer.json") ?? "")).toMatchObject({
    page: "/explore/albums/es-idol-song-1-2wink#fighting-dreamer",
    picture: "/social/explore/albums/es-idol-song-1-2wink.jpg",
  });
});

it("gives whole addresses where the site knows its own", () => {
  content.edit("site.json", { address: "https://encore.example" });
  const whole = filesOf(content);
  expect(JSON.parse(whole.get("characters/esu.4piece.json") ?? "")).toMatchObject({
    page: "https://encore.example/explore/units/characters/esu#audition",
    picture: "https://encore.example/social/explore/units/characters/esu.jpg",
  });
  const { $id } = JSON.parse(whole.get("schema/unit.schema.json") ?? "");
  expect($id).toBe("https://encore.example/data/v1/schema/unit.schema.json");
});
