import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { removeFolders, temporaryFolder } from "../../../test/temporary-folder";
import { compareManifests, manifestOf } from "../manifest/manifest";
import { SiteFiles } from "./site-files";

let root: string;
let site: string;
beforeEach(() => {
  root = temporaryFolder();
  site = join(root, "public");
  mkdirSync(site);
});
afterEach(removeFolders);

const STORE = "manifest.json";
const LONG_AGO = new Date(Date.UTC(2020, 0, 1));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
}

const read = (path: string) => readFileSync(join(site, path), "utf8");
const page = (title: string) => `<html><head><title>${title}</title></head></html>`;
const open = (code = "code") => new SiteFiles(site, join(root, STORE), code);
const keep = (siteFiles: SiteFiles) =>
  writeFileSync(join(root, STORE), JSON.stringify(siteFiles.toManifest("")));

function alter(path: string, known: object): void {
  const stored = JSON.parse(readFileSync(join(root, STORE), "utf8"));
  stored.files[path] = { ...stored.files[path], ...known };
  writeFileSync(join(root, STORE), JSON.stringify(stored));
}

describe("files of the site", () => {
  it("equals a full scan after any change", () => {
    const names = ["a.html", "b.js", "c.txt"];
    const contents = fc.dictionary(
      fc.constantFrom(...names),
      fc.constantFrom("", "aaa", "aab", "longer"),
    );
    fc.assert(
      fc.property(fc.array(contents, { maxLength: 4 }), (states) => {
        for (const state of states) {
          for (const name of names) rmSync(join(site, name), { force: true });
          for (const [name, text] of Object.entries(state)) put(name, text);
          const siteFiles = open();
          keep(siteFiles);
          const whole = manifestOf(site);
          expect(Object.keys(siteFiles.toManifest("").files)).toEqual(Object.keys(whole.files));
          expect(compareManifests(whole, siteFiles.toManifest(""))).toEqual({
            added: [],
            changed: [],
            removed: [],
          });
        }
      }),
      { numRuns: 30 },
    );
  });

  it("is not read again if unchanged", () => {
    put("a.js", "aaa");
    keep(open());
    alter("a.js", { bytes: 99 });
    expect(open().toManifest("").files["a.js"]?.bytes).toBe(99);
    put("a.js", "bbbb");
    expect(open().toManifest("").files["a.js"]?.bytes).toBe(4);
  });

  it("has of a picture that is named by a digest its size alone", () => {
    put("pictures/a-160.0a1b2c.avif", "aaa");
    put("pictures/a-figure.0a1b2c.svg", "<svg/>");
    keep(open());
    const { files } = open().toManifest("");
    expect(files["pictures/a-160.0a1b2c.avif"]).toEqual({ bytes: 3 });
    expect(files["pictures/a-figure.0a1b2c.svg"]?.sha256).toHaveLength(64);
  });

  it("is scanned completely if the stored list cannot be read", () => {
    put("a.js", "aaa");
    writeFileSync(join(root, STORE), '{ "version": 1, "fil');
    expect(open().toManifest("").files["a.js"]?.bytes).toBe(3);
  });
});

describe("pages", () => {
  const titles = (siteFiles: SiteFiles) => siteFiles.pages.map(({ head: { title } }) => title);
  beforeEach(() => {
    put("index.html", page("Home"));
    put("explore/units/index.html", page("Units"));
    put("_gatsby/slices/scripts-1.html", page("a part of pages"));
    keep(open());
    alter("index.html", { page: { head: { title: "known" }, inline: {} } });
  });

  it("are looked at once by the same code, and again where they are touched", () => {
    expect(titles(open())).toEqual(["Units", "known"]);
    put("explore/units/index.html", page("All units"));
    expect(titles(open())).toEqual(["All units", "known"]);
  });

  it("are looked at again by other code", () => {
    expect(titles(open("other code"))).toEqual(["Units", "Home"]);
  });
});

describe("a step", () => {
  it("does not write a file again with the same text", () => {
    put("robots.txt", "七\n");
    utimesSync(join(site, "robots.txt"), LONG_AGO, LONG_AGO);
    const siteFiles = open();
    siteFiles.write("host", "robots.txt", "七\n");
    expect(statSync(join(site, "robots.txt")).mtime).toEqual(LONG_AGO);
    siteFiles.write("host", "robots.txt", "八\n");
    expect(read("robots.txt")).toBe("八\n");
  });

  it("creates folders, and records written files", () => {
    const siteFiles = open();
    siteFiles.write("data", "data/v1/a.json", "{}");
    expect(read("data/v1/a.json")).toBe("{}");
    expect(siteFiles.paths).toEqual(["data/v1/a.json"]);
  });

  it("changes a page that stays one", () => {
    put("index.html", page("Home"));
    const siteFiles = open();
    siteFiles.rewrite("index.html", page("Home, changed"));
    expect(read("index.html")).toBe(page("Home, changed"));
    expect(siteFiles.pages.map(({ head }) => head.title)).toEqual(["Home, changed"]);
    siteFiles.removeUnregistered([]);
    expect(siteFiles.paths).toEqual(["index.html"]);
  });

  it("takes the rest out of the folder that it fills", () => {
    put("data/v1/units/gone.json", "{}");
    const siteFiles = open();
    siteFiles.writeFolder("data", "data/v1", new Map([["index.json", "[]"]]));
    expect(siteFiles.paths).toEqual(["data/v1/index.json"]);
    expect(existsSync(join(site, "data/v1/units"))).toBe(false);
  });
});

describe("files of earlier builds", () => {
  beforeEach(() => {
    put("index.html", page("Home"));
    put("old.js", "");
    const siteFiles = open();
    for (const path of ["robots.txt", "sitemap.xml"]) siteFiles.write("host", path, "text");
    keep(siteFiles);
  });

  it("is removed if no page needs it, unless a step wrote it", () => {
    const siteFiles = open();
    siteFiles.removeUnwanted((path) => path === "index.html");
    expect(siteFiles.paths).toEqual(["index.html", "robots.txt", "sitemap.xml"]);
    expect(siteFiles.removed).toEqual(["old.js"]);
  });

  it("goes if the step that wrote it does not write it again", () => {
    const siteFiles = open();
    siteFiles.write("host", "robots.txt", "text");
    siteFiles.removeUnregistered([]);
    expect(siteFiles.paths).toEqual(["index.html", "old.js", "robots.txt"]);
    expect(existsSync(join(site, "sitemap.xml"))).toBe(false);
  });

  it("is not named as taken out where it was written again", () => {
    const siteFiles = open();
    siteFiles.removeUnregistered([]);
    siteFiles.write("host", "sitemap.xml", "another");
    expect(siteFiles.removed).toEqual(["robots.txt"]);
  });
});
