import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BuildReport } from "./build-report";
import { reportUnchanged } from "./unchanged-report";

const file = { path: "index.html", address: "/", bytesBefore: 1, bytes: 2 };
const BEFORE: BuildReport = {
  version: 1,
  commit: "1".repeat(40),
  commitBefore: "",
  hasBefore: false,
  seconds: 60,
  stages: [{ name: "building schema", seconds: 1 }],
  pages: { all: 166, rendered: ["/"] },
  pictures: [
    { stage: "pictures", pictures: 3, drawn: 1, encoded: 8, quick: 2, reused: 4, bytes: 9 },
  ],
  files: { all: 1, bytes: 2, added: [file], changed: [file], removed: [file] },
  pruned: ["old.js"],
};

test("what a build did is not told again of one that did nothing", () => {
  const root = mkdtempSync(join(tmpdir(), "encore-report-"));
  try {
    mkdirSync(join(root, ".report"));
    const put = (name: string, value: object) =>
      writeFileSync(join(root, ".report", name), JSON.stringify(value));
    put("report.json", BEFORE);
    put("manifest.json", {
      version: 1,
      commit: BEFORE.commit,
      files: { "index.html": { bytes: 2 } },
    });

    reportUnchanged(root, "2".repeat(40), 0.2);

    const read = (name: string) => readFileSync(join(root, ".report", name), "utf8");
    expect(JSON.parse(read("report.json"))).toEqual({
      ...BEFORE,
      commit: "2".repeat(40),
      commitBefore: BEFORE.commit,
      hasBefore: true,
      seconds: 0.2,
      stages: [],
      pages: { all: 166, rendered: [] },
      pictures: [
        { stage: "pictures", pictures: 3, drawn: 0, encoded: 0, quick: 2, reused: 12, bytes: 9 },
      ],
      files: { all: 1, bytes: 2, added: [], changed: [], removed: [] },
      pruned: [],
    });
    expect(JSON.parse(read("manifest.json"))).toEqual({
      version: 1,
      commit: "2".repeat(40),
      files: { "index.html": { bytes: 2 } },
    });
  } finally {
    rmSync(root, { recursive: true });
  }
});
