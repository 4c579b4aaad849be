import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filesBelow, pathOfFile } from "./site-paths";

it.each([
  ["index.html", "/"],
  ["explore/units/index.html", "/explore/units"],
  ["404.html", "/404.html"],
  ["page-data/index/page-data.json", "/page-data/index/page-data.json"],
])("the file %s is answered at %s", (file, path) => {
  expect(pathOfFile(file)).toBe(path);
});

it("lists files in order, and leaves out folders at the top alone", () => {
  const folder = mkdtempSync(join(tmpdir(), "encore-site-paths-"));
  for (const path of ["pictures/a.avif", "explore/pictures/b.html", "index.html", "data.json"]) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), "");
  }
  const kept = ["data.json", "explore/pictures/b.html", "index.html"];
  expect(filesBelow(folder)).toEqual([...kept, "pictures/a.avif"]);
  expect(filesBelow(folder, ["pictures", "data"])).toEqual(kept);
  rmSync(folder, { recursive: true });
});
