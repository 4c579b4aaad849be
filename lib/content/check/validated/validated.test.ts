import { existsSync, readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import type { Exhibit, ExhibitionList, ExhibitionStand } from "../../../../content/types";
import { exhibitionPart } from "../../../api/exhibition-part";
import { decodeStand } from "../../../stand/document/link";
import { schemasOf } from "../../read/schema/read-schemas";
import { validatorsOf } from "../../read/schema/validators";
import { ContentFolder } from "../../testing/content-folder";
import { contentFolder } from "./content-folder";
import { EXHIBITION_ANSWER } from "./made-answers";
import { validatedCatalogue } from "./validated-catalogue";
import { hasSnapshot, refreshSnapshot } from "./refresh-snapshot";
import { type WatchReporter, watchContent } from "./watch-content";

describe("the snapshot of the last valid content", () => {
  let content: ContentFolder;
  beforeEach(() => {
    content = new ContentFolder();
  });
  afterEach(() => content.remove());
  const stored = (path: string) => join(contentFolder(content.root), path);

  test("holds records and art with the time they were changed, and no schemas", () => {
    content.write("art/units/fine-wide.png", "picture");
    expect(hasSnapshot(content.root)).toBe(false);
    refreshSnapshot(content.root);
    expect(hasSnapshot(content.root)).toBe(true);
    expect(readFileSync(stored("units/fine.json"), "utf8")).toBe(content.read("units/fine.json"));
    expect(readFileSync(stored("art/units/fine-wide.png"), "utf8")).toBe("picture");
    expect(existsSync(stored("schema"))).toBe(false);
    const original = statSync(join(content.root, "content/units/fine.json"));
    expect(statSync(stored("units/fine.json")).mtimeMs).toBeCloseTo(original.mtimeMs, -1);
  });

  test("is read once, and again after an edit or a deletion", () => {
    const { root } = content;
    refreshSnapshot(root);
    const before = validatedCatalogue(root);
    refreshSnapshot(root);
    expect(validatedCatalogue(root)).toBe(before);
    content.edit("units/fine.json", { name: "FINE" });
    refreshSnapshot(root);
    const edited = validatedCatalogue(root);
    expect(edited.units.find(({ id }) => id === "fine")?.name).toBe("FINE");
    content.delete("trips/trip01.json");
    refreshSnapshot(root);
    expect(validatedCatalogue(root).trips).toHaveLength(edited.trips.length - 1);
  });

  test("holds the address that the environment gives, and the written one when that is gone", () => {
    const address = () => JSON.parse(readFileSync(stored("site.json"), "utf8")).address;
    const before = process.env.ENCORE_ADDRESS;
    process.env.ENCORE_ADDRESS = "https://encore.example";
    try {
      refreshSnapshot(content.root);
      expect(address()).toBe("https://encore.example");
      expect(refreshSnapshot(content.root)).toEqual({ written: [], removed: [] });
    } finally {
      if (before === undefined) delete process.env.ENCORE_ADDRESS;
      else process.env.ENCORE_ADDRESS = before;
    }
    expect(refreshSnapshot(content.root).written).toEqual(["site.json"]);
    expect(readFileSync(stored("site.json"), "utf8")).toBe(content.read("site.json"));
  });

  test("holds the answer of the exhibition, made of the exhibits, and makes it again with them", async () => {
    const answer = () =>
      JSON.parse(readFileSync(stored(EXHIBITION_ANSWER), "utf8")) as ExhibitionList;
    refreshSnapshot(content.root);
    const { list, total } = answer();
    const isValid = validatorsOf(schemasOf(content.root))("api/exhibition-list.schema.json");
    expect([isValid(answer()), isValid.errors]).toEqual([true, null]);
    expect(list).toHaveLength(total);
    expect(list).toEqual(exhibitionPart(list, { size: total }).list);
    expect(list.map(({ unit }) => unit).toSorted()).toEqual(
      [...new Set(list.map((one) => one.unit))].sort(),
    );
    for (const { id, title, unit, created, cheers, document } of list) {
      const exhibit = content.record<Exhibit>(`exhibits/${id}.json`);
      expect({ title, unit, created, cheers }).toEqual({
        title: exhibit.title,
        unit: exhibit.unit,
        created: exhibit.created,
        cheers: 0,
      });
      expect(await decodeStand(document)).toEqual({ ok: true, stand: exhibit.stand });
    }

    const [newest] = list;
    content.edit(`exhibits/${newest?.id}.json`, { title: "Later", author: undefined });
    expect(refreshSnapshot(content.root)).toEqual({
      written: [`exhibits/${newest?.id}.json`, EXHIBITION_ANSWER],
      removed: [],
    });
    const { author: _author, ...others } = newest as ExhibitionStand;
    expect(answer().list[0]).toEqual({ ...others, title: "Later" });
    content.delete(`exhibits/${newest?.id}.json`);
    refreshSnapshot(content.root);
    expect(answer()).toEqual({ total: total - 1, list: list.slice(1) });
  });

  test("copies changed files and touches no others", () => {
    refreshSnapshot(content.root);
    const before = statSync(stored("units/2wink.json"));
    content.write("units/fine.json", "{}");
    content.delete("clubs/Sports.json");
    const touched = join(content.root, "content/units/2wink.json");
    utimesSync(touched, new Date(), new Date());
    expect(refreshSnapshot(content.root)).toEqual({
      written: ["units/fine.json"],
      removed: ["clubs/Sports.json"],
    });
    expect(statSync(stored("units/2wink.json")).ctimeMs).toBe(before.ctimeMs);
    expect(existsSync(stored("clubs/Sports.json"))).toBe(false);
    expect(refreshSnapshot(content.root)).toEqual({ written: [], removed: [] });
  });
});

test("a watcher keeps the snapshot at the last valid content", async () => {
  const content = new ContentFolder();
  refreshSnapshot(content.root);
  const snapshot = join(contentFolder(content.root), "units/fine.json");
  const valid = readFileSync(snapshot, "utf8");
  let tell: (what: string) => void = () => {};
  const next = () =>
    new Promise<string>((resolve) => {
      tell = resolve;
    });
  const reporter: WatchReporter = {
    valid: ({ written }) => tell(`valid: ${written}`),
    broken: (problems) => tell(`broken: ${problems.map(({ rule }) => rule)}`),
    failed: (error) => tell(`failed: ${error.message}`),
  };
  const { stop } = await watchContent(content.root, reporter);

  let report = next();
  content.replace("units/fine.json", '"leader": 22', '"leader": 8');
  expect(await report).toBe("broken: unit-leader");
  expect(readFileSync(snapshot, "utf8")).toBe(valid);

  report = next();
  content.replace("units/fine.json", '"leader": 8', '"leader": 27');
  expect(await report).toBe("valid: units/fine.json");
  expect(readFileSync(snapshot, "utf8")).toContain('"leader": 27');

  report = next();
  content.write("schema/unit.schema.json", "{");
  expect(await report).toMatch(/^failed: /);
  await stop();
  content.remove();
});
