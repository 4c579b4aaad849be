import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { removeFolders, temporaryFolder } from "../../../test/temporary-folder";

const PRELOAD = resolve(__dirname, "load-later.cjs");

/** Stands for Gatsby: modules that say when they are loaded. */
const GATSBY = {
  "gatsby/dist/utils/start-server.js": `console.log("server"); exports.__esModule = true; exports.port = 8000;`,
  "gatsby/dist/utils/webpack.config.js": `console.log("webpack"); module.exports = (stage) => stage + " config";`,
  "gatsby/dist/utils/other.js": `console.log("other"); exports.name = "other";`,
};

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  for (const [file, text] of Object.entries(GATSBY)) write(file, text);
});
afterEach(removeFolders);

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** The lines that a module prints. */
function printedBy(text: string): string[] {
  const file = "gatsby/dist/commands/build.js";
  write(file, text);
  const parameters = ["--require", PRELOAD, join(root, file)];
  return execFileSync(process.execPath, parameters, { encoding: "utf8" }).trim().split("\n");
}

it("loads what Gatsby may not need when something of it is used, once", () => {
  const printed = printedBy(`
    const server = require("../utils/start-server");
    const config = require("../utils/webpack.config");
    console.log("begun", server.__esModule, typeof config);
    console.log(server.port, server.port, config("build"));`);
  expect(printed).toEqual(["begun true function", "server", "webpack", "8000 8000 build config"]);
});

it("loads all else at once", () => {
  const printed = printedBy(`const { name } = require("../utils/other"); console.log(name);`);
  expect(printed).toEqual(["other", "other"]);
});
