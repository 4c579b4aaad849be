import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { staticFiles } from "../../lib/content/check/addresses/site-files";
import { listFiles } from "../../lib/content/read/list-files";
import { takeSnapshot } from "../../lib/content/read/snapshot";
import { LEFTOVERS } from "../../lib/content/testing/leftovers";
import { prepareContent } from "../../lib/content/check/validated/prepare-content";
import { commitAll } from "./preview/testing/preview-copy";
import { check } from "./check/check";
import { committedContent } from "./git/committed-content";
import { remove } from "./remove/remove";
import { rename } from "./rename/rename";
import { Project } from "./testing/project";

// The compiler of types is slow and has tests of its own.
jest.mock("../generated-files", () => ({ generatedFiles: async () => new Map() }));

const project = new Project();
const clean = takeSnapshot(project.root);
beforeAll(() => {
  const folders = new Set(listFiles(clean).records.map(({ path }) => path.replace(/[^/]*$/, "")));
  for (const folder of folders) {
    for (const name of LEFTOVERS) project.write(`${folder}${name}`, "<<<<<<<");
  }
});
afterAll(() => project.remove());

it.each([
  ["check", check, ""],
  ["rename", rename, "character aoi_yuta aoi_yuuta --dry-run"],
  ["remove", remove, "character anzu"],
])("%s ignores files that systems and editors leave in content", async (_name, command, args) => {
  const { text } = await project.run(command, args);
  for (const name of LEFTOVERS) expect(text).not.toContain(name.replace("\r", ""));
});

it("a build and the types read content without it", () => {
  expect(prepareContent(project.root)).toEqual([]);
  expect([...takeSnapshot(project.root).keys()]).toEqual([...clean.keys()]);
});

it("the content of a commit has none of it", () => {
  commitAll(project.root);
  expect([...committedContent(project.root, "HEAD").keys()]).toEqual([...clean.keys()]);
});

it("none of it in static/ is an address, so that none is published; a hidden folder may be", () => {
  mkdirSync(join(project.root, "static/.well-known"), { recursive: true });
  for (const name of ["icon.svg", ".well-known/security.txt", ".DS_Store", "icon.svg~"])
    writeFileSync(join(project.root, "static", name), "");
  expect([...(staticFiles(project.root) ?? [])]).toEqual([
    "/.well-known/security.txt",
    "/icon.svg",
  ]);
});
