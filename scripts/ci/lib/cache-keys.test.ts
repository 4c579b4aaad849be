import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cacheKeys, type Surroundings } from "./cache-keys";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "encore-keys-"));
  for (const file of ["package-lock.json", "package.json", "gatsby-config.ts", "gatsby-node.ts"]) {
    writeFileSync(join(root, file), "{}");
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const HERE: Surroundings = {
  system: "Linux",
  node: "20",
  tree: "a".repeat(40),
  env: { HOME: "/x" },
};
const keys = (changes: Partial<Surroundings> = {}) => cacheKeys(root, { ...HERE, ...changes });

it("gives each commit a name, and all of them a common start", () => {
  const [one, other] = [keys(), keys({ tree: "b".repeat(40) })];
  for (const name of ["build", "pictures"] as const) {
    expect(one[name].key).not.toBe(other[name].key);
    expect(one[name].restore).toBe(other[name].restore);
    expect(other[name].key.startsWith(one[name].restore)).toBe(true);
  }
});

it.each<[string, Partial<Surroundings>]>([
  ["another Node", { node: "22" }],
  ["another system", { system: "macOS" }],
  ["functions", { env: { GATSBY_FUNCTIONS: "on" } }],
  ["another address", { env: { ENCORE_ADDRESS: "https://encore.example" } }],
])("starts no build from one with %s", (_what, changes) => {
  expect(keys(changes).build.restore).not.toBe(keys().build.restore);
});

it("starts no build from one in another folder", () => {
  const before = keys();
  const moved = `${root}-moved`;
  renameSync(root, moved);
  root = moved;
  expect(keys().build.restore).not.toBe(before.build.restore);
  expect(keys().pictures).toEqual(before.pictures);
});

it("starts no build from one with other packages, but from one with other variables around", () => {
  const before = keys();
  writeFileSync(join(root, "package-lock.json"), "{ }");
  expect(keys().build.restore).not.toBe(before.build.restore);
  expect(keys().pictures).toEqual(before.pictures);
  expect(keys({ env: { HOME: "/y" } })).toEqual(keys());
});
