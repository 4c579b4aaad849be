import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compiledFunction } from "./functions";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "functions-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const run = (path: string) => compiledFunction(path)({} as never, {} as never);

/** Changes a file while a server runs, and prints the answers of its function. */
const BUILDS = `
  const { rmSync, writeFileSync } = require("node:fs");
  const { compiledFunction } = require("./server/functions");
  const path = process.argv[1];
  const answers = [];
  const ask = () => answers.push(compiledFunction(path)());
  for (const text of ["module.exports = () => 'one';", "module.expo", "module.exports = () => 'two';"]) {
    writeFileSync(path, text);
    ask();
  }
  rmSync(path);
  ask();
  console.log(answers.join());`;

describe("a compiled function", () => {
  it("is loaded once", () => {
    const path = write("a.js", "let count = 0; module.exports = { default: () => (count += 1) };");
    expect([run(path), run(path)]).toEqual([1, 2]);
  });

  it("may be all that a file exports", () => {
    expect(run(write("a.js", "module.exports = () => 'plain';"))).toBe("plain");
  });

  // Jest has its own module cache, so this runs in a process of its own.
  it("stays the one of its build until the server is started again", () => {
    const path = join(folder, "a.js");
    const said = execFileSync(process.execPath, ["--import", "tsx", "-e", BUILDS, path]);
    expect(String(said).trim()).toBe("one,one,one,one");
  });

  it("is refused where a file holds none", () => {
    expect(() => compiledFunction(write("a.js", "module.exports = {};"))).toThrow(
      "does not export a function",
    );
    expect(() => compiledFunction(join(folder, "none.js"))).toThrow("none.js");
  });
});
