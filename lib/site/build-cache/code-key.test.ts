import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { codeKey } from "./code-key";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "encore-code-"));
  write("src/pages/index.tsx", "export default () => null;");
  write("package.json", "{}");
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const key = (environment = {}, extra: string[] = []) => codeKey(root, environment, extra);

it("is the same for the same code", () => {
  expect(key({ GATSBY_FUNCTIONS: "on" }, ["a"])).toBe(key({ GATSBY_FUNCTIONS: "on" }, ["a"]));
});

it.each([
  ["an edit", "src/pages/index.tsx", "export default () => 1;"],
  ["a new file", "src/pages/new.tsx", ""],
  ["a plugin", "lib/content/read/legal/markdown.ts", ""],
  ["generated styles", "src/ui/tokens/generated/unbounded-fallback.css", ""],
  ["a schema", "content/schema/unit.schema.json", "{}"],
  ["a dependency", "package-lock.json", "{}"],
])("is another one after %s", (_, path, text) => {
  const before = key();
  write(path, text);
  expect(key()).not.toBe(before);
});

it("is another one for a setting that bundles may hold, or for other components", () => {
  expect(key({ GATSBY_FUNCTIONS: "on" })).not.toBe(key());
  expect(key({ ENCORE_ADDRESS: "https://a.example" })).not.toBe(key());
  expect(key({}, ["component"])).not.toBe(key());
  expect(key({}, ["ab", "c"])).not.toBe(key({}, ["a", "bc"]));
});

it.each([
  ["a test", "src/pages/index.test.tsx"],
  ["what Gatsby writes by itself", "src/gatsby-types.d.ts"],
  ["a readme", "plugins/pictures/README.md"],
  ["a record", "content/units/fine.json"],
])("stays with %s", (_, path) => {
  const before = key();
  write(path, "new");
  expect(key()).toBe(before);
});

it("stays with settings that no bundle sees", () => {
  expect(key({ HOME: "/root", GATSBY_CPU_COUNT: "1", ENCORE_CACHE: "/c" })).toBe(key());
});
