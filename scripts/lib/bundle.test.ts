import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { removeFolders, temporaryFolder } from "../../test/temporary-folder";

/** Prints what the settings and a plugin export, and when they were bundled. */
const PROGRAM = `
  const { bundlePlugins } = await import("./scripts/lib/bundle.mjs");
  const { createRequire } = await import("node:module");
  const { statSync } = await import("node:fs");
  const file = await bundlePlugins();
  const parts = createRequire(file)(file);
  const names = ["gatsby-config.ts", "plugins/legal/gatsby-node.ts"];
  console.log(JSON.stringify([...names.map((name) => parts[name]()), statSync(file).mtimeMs, file]));`;

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(join(root, "node_modules"));
  symlinkSync(resolve("node_modules/esbuild"), join(root, "node_modules/esbuild"));
  write("gatsby-config.ts", "import words from './lib/words'; export const title: string = words;");
  write("lib/words.ts", "export default 'one';");
  write("plugins/legal/gatsby-node.ts", "export const name = 'legal';");
  write("plugins/.DS_Store", "");
  write("scripts/lib/bundle.mjs", "");
  copyFileSync(resolve(__dirname, "bundle.mjs"), join(root, "scripts/lib/bundle.mjs"));
});
afterEach(removeFolders);

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const bundle = () =>
  JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "-e", PROGRAM], {
      cwd: root,
      encoding: "utf8",
    }),
  );

it("bundles settings and plugins, once for the same sources", () => {
  const first = bundle();
  expect(first.slice(0, 2)).toEqual([{ title: "one" }, { name: "legal" }]);
  write("lib/words.test.ts", "");
  expect(bundle()).toEqual(first);
});

it("bundles again after a change of a source, and if the bundle is missing or truncated", () => {
  const [, , time, file] = bundle();
  write("lib/words.ts", "export default 'two';");
  expect(bundle()[0]).toEqual({ title: "two" });
  writeFileSync(file, "");
  expect(bundle()[0]).toEqual({ title: "two" });
  rmSync(file);
  expect(bundle()[2]).not.toBe(time);
});

it("fails with the position of a syntax error", () => {
  write("lib/words.ts", "export default ;");
  expect(bundle).toThrow(/lib\/words\.ts:1:15/);
});
