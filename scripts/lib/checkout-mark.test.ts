import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const { dropForeignCache, markCheckout } = jest.requireActual<{
  dropForeignCache: (root: string) => boolean;
  markCheckout: (root: string) => void;
}>("./checkout-mark.mjs");

let base: string;
let root: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "encore-checkout-"));
  root = join(base, "one");
  for (const name of [".cache", "public"]) {
    mkdirSync(join(root, name), { recursive: true });
    writeFileSync(join(root, name, "kept"), "");
  }
});
afterEach(() => rmSync(base, { recursive: true }));

const isKept = (folder: string) =>
  [".cache", "public"].map((name) => existsSync(join(folder, name, "kept")));

it("keeps the cache that was made in the same folder", () => {
  markCheckout(root);
  expect(dropForeignCache(root)).toBe(false);
  expect(isKept(root)).toEqual([true, true]);
});

it("takes away the cache of a checkout that was moved, once", () => {
  markCheckout(root);
  const moved = join(base, "other");
  renameSync(root, moved);
  expect(dropForeignCache(moved)).toBe(true);
  expect(isKept(moved)).toEqual([false, false]);
  writeFileSync(join(moved, ".cache/kept"), "");
  expect(dropForeignCache(moved)).toBe(false);
  expect(isKept(moved)).toEqual([true, false]);
});

it("takes away a cache that other plugins have made", () => {
  mkdirSync(join(root, "plugins/one"), { recursive: true });
  markCheckout(root);
  expect(dropForeignCache(root)).toBe(false);
  mkdirSync(join(root, "plugins/two"));
  expect(dropForeignCache(root)).toBe(true);
  expect(isKept(root)).toEqual([false, false]);
});

it("takes away a cache of which nobody knows where it was made", () => {
  expect(dropForeignCache(root)).toBe(true);
});

it("does nothing where there is no cache", () => {
  rmSync(join(root, ".cache"), { recursive: true });
  expect(dropForeignCache(root)).toBe(false);
  expect(isKept(root)).toEqual([false, true]);
});
