import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Sites } from "../testing/sites";
import { quickPicturesFault, validBuild } from "./valid-build";

let sites: Sites;
beforeEach(async () => {
  sites = new Sites();
  await build({ "index.html": "1", "404.html": "2", _headers: "3", "news/index.html": "4" });
});
afterEach(() => sites.remove());

async function build(files: Record<string, string>): Promise<void> {
  const { release } = await sites.build(files);
  mkdirSync(join(sites.root, ".report"), { recursive: true });
  writeFileSync(join(sites.root, ".report/manifest.json"), JSON.stringify(release));
}
const change = (path: string, text: string) =>
  writeFileSync(join(sites.root, "public", path), text);

it("returns the last build's manifest", () => {
  const { files } = validBuild(sites.root);
  expect(Object.keys(files)).toContain("news/index.html");
});

it.each([
  ["a changed file", () => change("index.html", "x"), "index.html was changed"],
  ["a file more", () => change("notes.txt", "x"), "notes.txt was added"],
  ["a file less", () => rmSync(join(sites.root, "public/404.html")), "404.html is missing"],
  [
    "no build",
    () => rmSync(join(sites.root, ".report"), { recursive: true }),
    "no build to publish",
  ],
  ["no public", () => rmSync(join(sites.root, "public"), { recursive: true }), "cannot be read"],
])("refuses %s", (_what, spoil, words) => {
  spoil();
  expect(() => validBuild(sites.root)).toThrow(words);
});

it("refuses a build with pictures for a test", () => {
  const report = (...quick: number[]) =>
    writeFileSync(
      join(sites.root, ".report/report.json"),
      JSON.stringify({ pictures: quick.map((count) => ({ quick: count })) }),
    );
  report(0, 0);
  expect(quickPicturesFault(sites.root)).toBeUndefined();
  report(0, 1);
  expect(quickPicturesFault(sites.root)).toContain("Run npm run build, which makes the real");
  // The target can be tried with it.
  validBuild(sites.root);
});

it("refuses a build without the required files", async () => {
  await build({ "index.html": "1", _headers: "3" });
  expect(() => validBuild(sites.root)).toThrow("it has no 404.html");
});
