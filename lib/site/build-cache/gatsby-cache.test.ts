import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dropUnusableCache, recordCache, recordUnfinished } from "./gatsby-cache";

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
  recordCache(root);
  expect(dropUnusableCache(root)).toBeUndefined();
  expect(isKept(root)).toEqual([true, true]);
});

it("takes away the cache of a checkout that was moved, once", () => {
  recordCache(root);
  const moved = join(base, "other");
  renameSync(root, moved);
  expect(dropUnusableCache(moved)).toMatch("another folder");
  expect(isKept(moved)).toEqual([false, false]);
  writeFileSync(join(moved, ".cache/kept"), "");
  expect(dropUnusableCache(moved)).toBeUndefined();
  expect(isKept(moved)).toEqual([true, false]);
});

it("takes away a cache that other plugins have made", () => {
  mkdirSync(join(root, "plugins/one"), { recursive: true });
  recordCache(root);
  writeFileSync(join(root, "plugins/.DS_Store"), "");
  expect(dropUnusableCache(root)).toBeUndefined();
  mkdirSync(join(root, "plugins/two"));
  expect(dropUnusableCache(root)).toMatch("other plugins");
  expect(isKept(root)).toEqual([false, false]);
});

it("empties folders that cannot be taken away: links, and disks of their own", () => {
  const elsewhere = join(base, "elsewhere");
  renameSync(join(root, ".cache"), elsewhere);
  symlinkSync(elsewhere, join(root, ".cache"));
  const disk = join(root, "public");
  const isMounted =
    spawnSync("mount", ["-t", "tmpfs", "-o", "size=100k", "tmpfs", disk]).status === 0;
  writeFileSync(join(disk, "kept"), "");
  try {
    expect(dropUnusableCache(root)).toMatch("other plugins");
    expect(isKept(root)).toEqual([false, false]);
    expect([existsSync(elsewhere), existsSync(disk)]).toEqual([true, isMounted]);
  } finally {
    if (isMounted) spawnSync("umount", [disk]);
  }
});

it("takes away the cache of a build that did not end, once", () => {
  recordUnfinished(root);
  expect(dropUnusableCache(root)).toBe("The last build did not end");
  expect(isKept(root)).toEqual([false, false]);
  expect(dropUnusableCache(root)).toBeUndefined();
});

it("takes away a cache that does not go with the site", () => {
  recordCache(root);
  expect(dropUnusableCache(root, true)).toBe("Pages are not as the last build left them");
  expect(isKept(root)).toEqual([false, false]);
});

it("removes a cache of unknown origin", () => {
  expect(dropUnusableCache(root)).toMatch("other plugins");
});

it("does nothing where there is no cache", () => {
  rmSync(join(root, ".cache"), { recursive: true });
  expect(dropUnusableCache(root)).toBeUndefined();
  expect(isKept(root)).toEqual([false, true]);
});
