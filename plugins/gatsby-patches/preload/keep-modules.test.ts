import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { removeFolders, temporaryFolder } from "../../../test/temporary-folder";

const PRELOAD = resolve(__dirname, "keep-modules.cjs");
const MODULE = "node_modules/words/lib/word.js";

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  for (const [file, text] of Object.entries({
    "node_modules/.package-lock.json": "{}",
    "node_modules/words/index.js": `#!/usr/bin/env node
      exports.word = () => require("./lib/word");
      exports.place = require.resolve("./lib/word");
      exports.later = () => import("./later.mjs");`,
    "node_modules/words/later.mjs": `export const word = "later";`,
    [MODULE]: `module.exports = "one";`,
    "index.js": `
      const words = require("words");
      words.later().then(({ word }) => console.log([words.word(), word, words.place].join(" ")));`,
  })) {
    write(file, text);
  }
});
afterEach(removeFolders);

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** What a program prints that loads the modules. */
const printed = () =>
  execFileSync(process.execPath, ["--require", PRELOAD, "index.js"], {
    cwd: root,
    encoding: "utf8",
  }).trim();

const said = (word: string) => `${word} later ${join(root, MODULE)}`;

it("keeps what V8 made of a module while the same packages are installed", () => {
  expect(printed()).toBe(said("one"));
  write(MODULE, `module.exports = "two";`);
  expect(printed()).toBe(said("one"));
  write("node_modules/.package-lock.json", `{"packages":{}}`);
  expect(printed()).toBe(said("two"));
});

it("begins again where what was kept cannot be read", () => {
  expect(printed()).toBe(said("one"));
  write(".cache/modules.bin", "cut off");
  expect(printed()).toBe(said("one"));
});
