import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { KNOWN_GATSBY } from "../../plugins/unchanged-code/stages/gatsby-internals";

const PRELOAD = resolve(__dirname, "load-when-used.cjs");

/** Stands for Gatsby's build, which has a bundler and something else. */
const GATSBY = {
  "gatsby/dist/schema/graphql-engine/bundle-webpack.js": `
    console.log("bundler loaded");
    exports.bundle = () => "bundled";`,
  "gatsby/dist/utils/page-data.js": `
    console.log("page data loaded");
    exports.write = () => "written";`,
  "gatsby/dist/commands/build.js": `
    const bundler = require("../schema/graphql-engine/bundle-webpack");
    const data = require("../utils/page-data");
    console.log(data.write());
    if (process.argv[2] === "bundle") console.log(bundler.bundle(), bundler.bundle());`,
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "encore-later-"));
  for (const [file, text] of Object.entries(GATSBY)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const build = (...given: string[]) =>
  execFileSync(
    process.execPath,
    ["--require", PRELOAD, join(root, "gatsby/dist/commands/build.js"), ...given],
    { encoding: "utf8" },
  )
    .trim()
    .split("\n");

it("loads a bundler when it is used, once, and all else at once", () => {
  expect(build()).toEqual(["page data loaded", "written"]);
  expect(build("bundle")).toEqual([
    "page data loaded",
    "written",
    "bundler loaded",
    "bundled bundled",
  ]);
});

const hook = jest.requireActual<{
  KNOWN_GATSBY: string;
  LATER: Readonly<Record<string, readonly string[]>>;
}>("./load-when-used.cjs");

it("is made for the version of Gatsby that is known", () => {
  expect(hook.KNOWN_GATSBY).toBe(KNOWN_GATSBY);
});

const later = Object.entries(hook.LATER).flatMap(([file, names]) =>
  names.map((name) => [file, name]),
);

it.each(later)("Gatsby’s %s asks for %s by this name", (file, name) => {
  const text = readFileSync(require.resolve(`gatsby/dist${file}`), "utf8");
  expect(text).toContain(`require("${name}")`);
});
