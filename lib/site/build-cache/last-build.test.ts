import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { SiteFiles } from "../site-files/site-files";
import { hasSameData, inputsOf, isDamaged, isUnchanged, recordBuild } from "./last-build";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "encore-last-"));
  for (const file of ["content/units/fine.json", "src/pages/index.tsx", "package.json"])
    write(file);
  for (const name of ["shown", "report"]) write(`.report/${name}.json`);
  for (const file of ["public/index.html", ".cache/index.js"]) write(file);
  const siteFiles = new SiteFiles(join(root, "public"), join(root, ".report/manifest.json"));
  write(".report/manifest.json", JSON.stringify(siteFiles.toManifest("")));
  recordBuild(root, inputs());
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text = "{}"): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const remove = (path: string) => rmSync(join(root, path), { recursive: true });
const inputs = (environment: NodeJS.ProcessEnv = {}) => inputsOf(root, environment);

it("finds nothing to do where nothing has changed, whenever the sources were written", () => {
  utimesSync(join(root, "content/units/fine.json"), 1, 1);
  expect(isUnchanged(root, inputs())).toBe(true);
});

it.each([
  ["a record", () => write("content/units/fine.json", "[]")],
  ["a legal page", () => write("content/legal/about.md")],
  ["a new picture", () => write("content/art/units/fine-wide.png")],
  ["code", () => write("src/pages/index.tsx", "1")],
  ["a file that is copied to the site", () => write("static/icon.svg")],
  ["a dependency", () => write("node_modules/.package-lock.json")],
  ["a file of the site", () => write("public/index.html", "cut off")],
  ["a file more in the site", () => write("public/new.html")],
  ["a file of the site that is gone", () => remove("public/index.html")],
  ["a folder that hosts are set up by", () => write("deploy/generated/Caddyfile")],
  ["a report that is gone", () => remove(".report/report.json")],
  ["a cache that is gone", () => remove(".cache")],
])("finds work after a change of %s", (_, change) => {
  change();
  expect(isUnchanged(root, inputs())).toBe(false);
});

it("distinguishes inputs of data from components", () => {
  write("src/pages/index.tsx", "1");
  expect(hasSameData(root, inputs())).toBe(true);
  expect(hasSameData(root, inputs({ ENCORE_ADDRESS: "https://a.example" }))).toBe(false);
  write("lib/artwork/figure.ts", "1");
  expect(hasSameData(root, inputs())).toBe(false);
  remove(".cache");
  expect(hasSameData(root, inputs())).toBe(false);
});

it("tells whether pages are as they were, whatever became of the rest", () => {
  write("public/new.html");
  expect(isDamaged(root)).toBe(false);
  write("public/index.html", "cut off");
  expect(isDamaged(root)).toBe(true);
  remove("public/index.html");
  expect(isDamaged(root)).toBe(true);
  remove(".report");
  expect(isDamaged(root)).toBe(false);
});

it("finds work for another setting, and none for where caches lie", () => {
  expect(isUnchanged(root, inputs({ ENCORE_ADDRESS: "https://a.example" }))).toBe(false);
  expect(isUnchanged(root, inputs({ ENCORE_CACHE: "/elsewhere" }))).toBe(true);
});

it.each(["src/pages/index.test.tsx", "README.md", "src/ui/tokens/generated/new.css"])(
  "counts no change of %s as one of the sources",
  (file) => {
    const before = inputs();
    write(file, "new");
    expect(inputs()).toBe(before);
  },
);
