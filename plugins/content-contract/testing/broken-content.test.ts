import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { RULES } from "../rules";

const PLUGIN = resolve(__dirname, "..");

/** Rules of the reading and of the schemas; the others are in RULES. */
const FIRST_RULES = [
  "encoding",
  "json",
  "duplicate-key",
  "front-matter",
  "missing-property",
  "unknown-property",
  "type",
  "choice",
  "form",
  "length",
  "range",
  "duplicate-item",
];

test("every rule has a table of ways to break it, more than 100 in all", () => {
  const tables = readdirSync(PLUGIN, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".test.ts"))
    .map((path) => readFileSync(join(PLUGIN, path), "utf8"))
    .filter((text) => text.includes("testBroken("))
    .join("\n");
  const rules = [...FIRST_RULES, ...RULES.map(({ name }) => name)];
  expect(rules.filter((name) => !tables.includes(`rule: "${name}"`))).toEqual([]);
  expect(tables.match(/^\s*what: /gm)?.length).toBeGreaterThan(100);
});
