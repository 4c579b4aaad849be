import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { removeFolders, temporaryFolder } from "../../../test/temporary-folder";

const PRELOAD = resolve(__dirname, "keep-compiled.cjs");

/** Stands for Gatsby: it asks its compiler, which says that it ran and leaves a file. */
const GATSBY = {
  "fake/parcel/compile-gatsby-files.js": `
    const { mkdirSync, rmSync, existsSync } = require("node:fs");
    exports.compileGatsbyFiles = async () => {
      console.log(existsSync(".cache/.parcel-cache") ? "compiled from a cache" : "compiled");
      rmSync(".cache/compiled", { recursive: true, force: true });
      mkdirSync(".cache/compiled", { recursive: true });
      mkdirSync(".cache/.parcel-cache", { recursive: true });
    };`,
  "fake/build.js": `
    const compiler = require("./parcel/compile-gatsby-files");
    compiler.compileGatsbyFiles(".").then(() => console.log("built"));`,
};

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  for (const [file, text] of Object.entries({
    ...GATSBY,
    "gatsby-config.ts": "export default {};",
    "gatsby-node.ts": "",
    "content/types.ts": "",
    "package-lock.json": "{}",
    "gatsby/create-pages.ts": "",
    "lib/content/words.ts": "",
    "plugins/legal/index.js": "",
    "lib/content/pages/paths.ts": "",
    "content/schema/common.schema.json": "{}",
  })) {
    write(file, text);
  }
});
afterEach(removeFolders);

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const build = () =>
  execFileSync(process.execPath, ["--require", PRELOAD, "fake/build.js"], {
    cwd: root,
    encoding: "utf8",
  })
    .trim()
    .split("\n");

it("compiles once for the same sources, and from the beginning after a change of one", () => {
  expect(build()).toEqual(["compiled", "built"]);
  expect(build()).toEqual(["built"]);
  for (const file of [
    "gatsby-config.ts",
    "plugins/new/index.js",
    "lib/content/pages/paths.ts",
    // lib/api holds parts of the schemas, which are compiled into it.
    "content/schema/common.schema.json",
  ]) {
    write(file, "// changed");
    expect(build()).toEqual(["compiled", "built"]);
  }
});

it("compiles where what was compiled is gone, and not for a test", () => {
  build();
  write("plugins/legal/legal.test.ts", "");
  expect(build()).toEqual(["built"]);
  rmSync(join(root, ".cache/compiled"), { recursive: true });
  expect(build()).toEqual(["compiled", "built"]);
});
