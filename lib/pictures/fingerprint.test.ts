import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { removeFolders, temporaryFolder } from "../../test/temporary-folder";
import { artFiles } from "./posters/picture-sources";
import { fingerprints } from "./fingerprint";

afterEach(removeFolders);

function siteWith(code: Record<string, string>) {
  const site = temporaryFolder();
  symlinkSync(resolve("node_modules"), join(site, "node_modules"));
  mkdirSync(join(site, "lib/artwork/posters"), { recursive: true });
  for (const [name, text] of Object.entries(code)) {
    writeFileSync(join(site, "lib/artwork/posters", name), text);
  }
  return site;
}

it("names a drawing by its data and by the code that draws, not by its tests", () => {
  const fingerprint = (code: Record<string, string>, data: unknown) =>
    fingerprints(siteWith(code), ["lib/artwork/posters"])(data);
  const known = fingerprint({ "a.ts": "1" }, ["one"]);
  expect(fingerprint({ "a.ts": "1", "a.test.ts": "2" }, ["one"])).toBe(known);
  expect(fingerprint({ "a.ts": "1" }, ["two"])).not.toBe(known);
  expect(fingerprint({ "a.ts": "2" }, ["one"])).not.toBe(known);
  expect(fingerprint({ "b.ts": "1" }, ["one"])).not.toBe(known);
});

it("finds files of art by the key of the picture whose place they take", () => {
  const content = temporaryFolder();
  expect(artFiles(content).size).toBe(0);
  mkdirSync(join(content, "art/characters"), { recursive: true });
  for (const name of ["aya_one.png", "notes.txt"]) {
    writeFileSync(join(content, "art/characters", name), "");
  }
  expect([...artFiles(content)]).toEqual([
    ["characters/aya_one", join(content, "art/characters/aya_one.png")],
  ]);
});
