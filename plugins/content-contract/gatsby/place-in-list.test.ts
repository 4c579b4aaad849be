import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { placeInList } from "./place-in-list";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "encore-list-"));
  writeFileSync(join(folder, "list.json"), JSON.stringify([{ id: "b" }, { id: "a" }]));
});
afterEach(() => rmSync(folder, { recursive: true }));

function placeOf(jsonId: string, parent: string, contentDigest = "first") {
  const getNodeById = ({ id }: { id: string }) =>
    id === "file" ? { absolutePath: join(folder, "list.json"), internal: { contentDigest } } : null;
  return placeInList.extend().resolve({ jsonId, parent }, {}, { nodeModel: { getNodeById } });
}

test("gives the place of an entry as its file has it", () => {
  expect([placeOf("b", "file"), placeOf("a", "file")]).toEqual([0, 1]);
});

test("reads a list again when it has changed", () => {
  expect(placeOf("a", "file")).toBe(1);
  writeFileSync(join(folder, "list.json"), JSON.stringify([{ id: "a" }, { id: "b" }]));
  expect(placeOf("a", "file", "second")).toBe(0);
});

test("refuses an entry that comes of no file", () => {
  expect(() => placeOf("a", "gone")).toThrow("The entry a comes of no file.");
});
