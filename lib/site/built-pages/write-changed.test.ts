import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeChanged } from "./write-changed";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "encore-write-changed-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const LONG_AGO = new Date(Date.UTC(2020, 0, 1));

it("makes the file and the folders on its way", () => {
  const file = join(folder, "a/b.json");
  writeChanged(file, "七\n");
  expect(readFileSync(file, "utf8")).toBe("七\n");
});

it.each(["other", "longer than before", ""])("puts “%s” in the place of another text", (text) => {
  const file = join(folder, "b.json");
  writeFileSync(file, "ether");
  writeChanged(file, text);
  expect(readFileSync(file, "utf8")).toBe(text);
});

it("leaves a file alone that holds the text", () => {
  const file = join(folder, "b.json");
  writeFileSync(file, "七\n");
  utimesSync(file, LONG_AGO, LONG_AGO);
  writeChanged(file, "七\n");
  expect(statSync(file).mtime).toEqual(LONG_AGO);
});
