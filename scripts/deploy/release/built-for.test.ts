import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtFor } from "./built-for";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "built-for-"));
  mkdirSync(join(root, ".report"));
});
afterEach(() => rmSync(root, { recursive: true }));

it.each([
  [
    { host: "github", address: "https://name.github.io/encore" },
    "Built for ENCORE_HOST=github, https://name.github.io/encore.",
  ],
  [{ host: "own", address: "" }, "Built for ENCORE_HOST=own, without an address."],
  [{}, undefined],
])("of %j it says %j", (report, words) => {
  writeFileSync(join(root, ".report/report.json"), JSON.stringify(report));
  expect(builtFor(root)?.line).toBe(words);
});

it("returns nothing without a report", () => {
  expect(builtFor(root)).toBeUndefined();
});
