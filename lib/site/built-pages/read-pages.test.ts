import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { KnownFiles } from "./known-files";
import { isPageFile, readPages } from "./read-pages";

test.each([
  ["index.html", true],
  ["explore/units/index.html", true],
  ["_gatsby/slices/scripts-1.html", false],
  ["page-data/index/page-data.json", false],
  ["data/v1/example.html", false],
  ["dataset/index.html", true],
  ["sw.js", false],
])("whether %s is a page: %s", (file, is) => {
  expect(isPageFile(file)).toBe(is);
});

describe("pages of a site", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "encore-pages-"));
    write("index.html", "home");
    write("explore/units/index.html", "units");
    write("sw.js", "worker");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }

  /** What is found by code of this name, and the pages that were read for it. */
  function look(code: string) {
    const read: string[] = [];
    const found = readPages(
      folder,
      (path, html) => {
        read.push(path);
        return `${path}: ${html}`;
      },
      new KnownFiles<string>(join(folder, "known.json"), code),
    );
    return { found, read };
  }

  it("are read once by the same code, and again where they are touched", () => {
    const all = ["/explore/units", "/"];
    expect(look("one")).toEqual({ found: ["/explore/units: units", "/: home"], read: all });
    expect(look("one")).toEqual({ found: ["/explore/units: units", "/: home"], read: [] });
    write("index.html", "Home");
    expect(look("one")).toEqual({ found: ["/explore/units: units", "/: Home"], read: ["/"] });
    rmSync(join(folder, "explore/units/index.html"));
    expect(look("one")).toEqual({ found: ["/: Home"], read: [] });
    expect(look("two").read).toEqual(["/"]);
  });
});
