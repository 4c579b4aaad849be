import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { removeFolders, temporaryFolder } from "../../../test/temporary-folder";

const PRELOAD = resolve(__dirname, "compile-fast.cjs");

/** A fake of Gatsby that calls its compiler and prints the result. */
const GATSBY = {
  "fake/parcel/compile-gatsby-files.js": `exports.compileGatsbyFiles = () => { throw new Error("Parcel"); };`,
  "fake/build.js": `
    const { statSync } = require("node:fs");
    const compiled = ["gatsby-config.js", "plugins/legal/gatsby-node.js"];
    require("./parcel/compile-gatsby-files").compileGatsbyFiles(".").then(() => {
      const files = compiled.map((name) => process.cwd() + "/.cache/compiled/" + name);
      console.log(JSON.stringify([...files.map((file) => require(file)), files.map((file) => statSync(file).mtimeMs)]));
    });`,
};

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  for (const [file, text] of Object.entries({
    ...GATSBY,
    "gatsby-config.ts": "import words from './lib/words'; export const title: string = words;",
    "gatsby-node.ts": "",
    "content/types.ts": "",
    "package-lock.json": "{}",
    "gatsby/create-pages.ts": "",
    "lib/words.ts": "export default 'one';",
    "plugins/legal/index.js": "",
    "plugins/legal/gatsby-node.ts": "export const name = 'legal';",
    "content/schema/common.schema.json": "{}",
  })) {
    write(file, text);
  }
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
});
afterEach(removeFolders);

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const build = () =>
  JSON.parse(
    execFileSync(process.execPath, ["--require", PRELOAD, "fake/build.js"], {
      cwd: root,
      encoding: "utf8",
    }),
  );

it("compiles settings and plugins where Gatsby looks for them, once for the same sources", () => {
  const first = build();
  expect(first.slice(0, 2)).toEqual([{ title: "one" }, { name: "legal" }]);
  expect(build()).toEqual(first);
  write("lib/words.test.ts", "");
  expect(build()).toEqual(first);
});

it("compiles after a change of a source, and if the output is missing", () => {
  const first = build();
  write("lib/words.ts", "export default 'two';");
  expect(build()[0]).toEqual({ title: "two" });
  rmSync(join(root, ".cache/compiled"), { recursive: true });
  expect(build()[2]).not.toEqual(first[2]);
});

it("fails with the position of a syntax error", () => {
  write("lib/words.ts", "export default ;");
  expect(build).toThrow(/lib\/words\.ts:1:15/);
});
