import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeWhole } from "./write-whole";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "write-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("writes a file over an older one, with the folders on its way", () => {
  const file = join(folder, "a/b/c.json");
  writeWhole(file, "old");
  writeWhole(file, "new");
  expect(readFileSync(file, "utf8")).toBe("new");
  expect(readdirSync(join(folder, "a/b"))).toEqual(["c.json"]);
});

it("leaves nothing beside a place that cannot be written", () => {
  mkdirSync(join(folder, "taken"));
  mkdirSync(join(folder, "taken/full"));
  expect(() => writeWhole(join(folder, "taken"), "text")).toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/);
  expect(readdirSync(folder)).toEqual(["taken"]);
  expect(existsSync(join(folder, "taken/full"))).toBe(true);
});
