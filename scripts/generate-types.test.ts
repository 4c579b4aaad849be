import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const PROJECT = resolve(__dirname, "..");
const SCHEMA = "content/schema/club.schema.json";
const TYPES = "content/types.ts";

/** Runs `npm run types` with these arguments in the project at `root`. */
function generate(root: string, ...args: string[]) {
  const script = join(root, "scripts/generate-types.ts");
  const command = ["--import", require.resolve("tsx"), script, ...args];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: "utf8" });
  return { status, stderr };
}

test("content/types.ts is what the schemas say", () => {
  expect(generate(PROJECT, "--check")).toEqual({ status: 0, stderr: "" });
});

test("a schema that has changed is noticed, and taken over by the command without --check", () => {
  const root = mkdtempSync(join(tmpdir(), "encore-types-"));
  for (const path of [
    "scripts",
    "plugins/content-contract",
    "plugins/open-data",
    "content",
    "src/services/api",
    "biome.json",
    ".vscode",
  ]) {
    cpSync(join(PROJECT, path), join(root, path), { recursive: true });
  }
  symlinkSync(join(PROJECT, "node_modules"), join(root, "node_modules"));
  const schema = readFileSync(join(root, SCHEMA), "utf8");
  const founded = '"properties": {\n    "founded": { "type": "integer" },';
  writeFileSync(join(root, SCHEMA), schema.replace('"properties": {', founded));
  const before = readFileSync(join(root, TYPES), "utf8");

  expect(generate(root, "--check")).toEqual({
    status: 1,
    stderr: [TYPES, "plugins/open-data/encore.d.ts", "plugins/open-data/v1-shape.json"]
      .map((file) => `${file} is out of date: run \`npm run types\`.\n`)
      .join(""),
  });
  expect(readFileSync(join(root, TYPES), "utf8")).toBe(before);

  expect(generate(root).status).toBe(0);
  expect(readFileSync(join(root, TYPES), "utf8")).toMatch(/interface Club \{\s+founded\?: number;/);
  expect(generate(root, "--check").status).toBe(0);
  rmSync(root, { recursive: true });
});
