import type { Manifest } from "../manifest";
import { buildReport, type Material } from "./build-report";

const manifest = (
  files: Record<string, [bytes: number, digest: string]>,
  commit = "",
): Manifest => ({
  version: 1,
  commit,
  files: Object.fromEntries(
    Object.entries(files).map(([path, [bytes, digit]]) => [
      path,
      { bytes, sha256: digit.repeat(64) },
    ]),
  ),
});

const BEFORE = manifest(
  { "index.html": [10, "a"], "explore/units/fine/index.html": [20, "b"], "old.js": [5, "c"] },
  "1".repeat(40),
);
const AFTER = manifest(
  { "index.html": [10, "a"], "explore/units/fine/index.html": [26, "d"], "new.js": [7, "c"] },
  "2".repeat(40),
);

const reportOf = (more: Partial<Material> = {}) =>
  buildReport({
    before: BEFORE,
    after: AFTER,
    seconds: 5,
    stages: [],
    pages: { all: 2, rendered: [] },
    pictures: [],
    pruned: [],
    ...more,
  });

test("names what differs from the build before by path, address and size", () => {
  const { files, commit, commitBefore } = reportOf();
  expect(files).toMatchObject({ all: 3, bytes: 43 });
  expect(files.changed).toEqual([
    {
      path: "explore/units/fine/index.html",
      address: "/explore/units/fine",
      bytesBefore: 20,
      bytes: 26,
    },
  ]);
  expect(files.added).toEqual([{ path: "new.js", address: "/new.js", bytesBefore: 0, bytes: 7 }]);
  expect(files.removed).toEqual([{ path: "old.js", address: "/old.js", bytesBefore: 5, bytes: 0 }]);
  expect([commit[0], commitBefore[0]]).toEqual(["2", "1"]);
});

test("calls every file new where no build was before", () => {
  const { hasBefore, files } = reportOf({ before: undefined });
  expect(hasBefore).toBe(false);
  expect(files.added).toHaveLength(3);
  expect(files.removed).toEqual([]);
});
