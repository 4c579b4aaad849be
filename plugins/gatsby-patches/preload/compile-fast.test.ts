import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { removeFolders, temporaryFolder } from "../../../test/temporary-folder";

const PRELOAD = resolve(__dirname, "compile-fast.cjs");

/** A fake of Gatsby, without Parcel, that calls its compiler and prints the result. */
const GATSBY = {
  "fake/parcel/compile-gatsby-files.js": `require("@parcel/core"); exports.compileGatsbyFiles = () => {};`,
  "fake/build.js": `
    const compiled = ["gatsby-config.js", "plugins/legal/gatsby-node.js"];
    require("./parcel/compile-gatsby-files").compileGatsbyFiles(".").then(() =>
      console.log(JSON.stringify(compiled.map((name) => require(process.cwd() + "/.cache/compiled/" + name)))));`,
  "bundle.cjs": `
    exports["gatsby-config.ts"] = () => ({ title: "one" });
    exports["plugins/legal/gatsby-node.ts"] = () => ({ name: "legal" });`,
};

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  for (const [file, text] of Object.entries(GATSBY)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterEach(removeFolders);

const build = (ENCORE_COMPILED: string) =>
  JSON.parse(
    execFileSync(process.execPath, ["--require", PRELOAD, "fake/build.js"], {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, ENCORE_COMPILED },
    }),
  );

it("puts the command's bundles where Gatsby expects its compiled files, and loads no Parcel", () => {
  expect(build(join(root, "bundle.cjs"))).toEqual([{ title: "one" }, { name: "legal" }]);
});

it("changes nothing in Gatsby if nothing is bundled", () => {
  expect(() => build("")).toThrow("@parcel/core");
});
