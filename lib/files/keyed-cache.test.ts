import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { KeyedCache } from "./keyed-cache";

let root: string;
const open = () => new KeyedCache(root, join(root, ".cache/stages.json"));
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "encore-stages-"));
  mkdirSync(join(root, ".cache"));
  mkdirSync(join(root, "public"));
  writeFileSync(join(root, "public/app.js"), "app");
  open().store("scripts", "key", ["public/app.js"], { hash: "12" });
});
afterEach(() => rmSync(root, { recursive: true }));

const found = (name = "scripts", key = "key") => open().find(name, key);

it("returns the result of an earlier build's stage for the same code", () => {
  expect(found()).toEqual({ hash: "12" });
});

it("names the code that a stage ran for", () => {
  const stages = open();
  expect(stages.last("scripts")?.inputs).toBe("key");
  expect(stages.last("renderer")).toBeUndefined();
});

it("keeps the last result of each stage", () => {
  const stages = open();
  stages.store("renderer", "key", [], "r");
  stages.store("scripts", "other", ["public/app.js"], "s");
  expect(found("renderer")).toBe("r");
  expect(found("scripts", "other")).toBe("s");
  expect(found()).toBeUndefined();
});

it("keeps stages that another cache has stored meanwhile", () => {
  const [one, other] = [open(), open()];
  one.store("renderer", "key", [], "r");
  other.store("types", "key", [], "t");
  expect([found("renderer"), found("types"), found()]).toEqual(["r", "t", { hash: "12" }]);
});

it("gives nothing for other code or for a stage that never ran", () => {
  expect(found("scripts", "other")).toBeUndefined();
  expect(found("renderer")).toBeUndefined();
});

it.each<[string, () => void]>([
  ["a file is gone", () => rmSync(join(root, "public/app.js"))],
  ["a file is cut off", () => writeFileSync(join(root, "public/app.js"), "a")],
  ["the cache was emptied", () => rmSync(join(root, ".cache"), { recursive: true })],
  ["the notes are cut off", () => writeFileSync(join(root, ".cache/stages.json"), '{"scr')],
])("gives nothing where %s", (_, damage) => {
  damage();
  expect(found()).toBeUndefined();
});
