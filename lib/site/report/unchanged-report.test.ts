import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../../test/temporary-folder";
import type { BuildReport } from "./build-report";
import { reportUnchanged } from "./unchanged-report";

const BEFORE: BuildReport = {
  commit: "1".repeat(40),
  host: "github",
  address: "https://name.github.io/encore",
  pages: { all: 166, rendered: ["/"] },
  pictures: [
    { stage: "pictures", pictures: 3, drawn: 1, encoded: 8, quick: 2, reused: 4, bytes: 9 },
  ],
  added: ["index.html"],
  changed: ["index.html"],
  removed: ["index.html"],
  pruned: ["old.js"],
};

test("does not repeat the report of an earlier build for one that did nothing", () => {
  const root = temporaryFolder();
  try {
    mkdirSync(join(root, ".report"));
    const put = (name: string, value: object) =>
      writeFileSync(join(root, ".report", name), JSON.stringify(value));
    put("report.json", BEFORE);
    put("manifest.json", { version: 1, commit: BEFORE.commit, files: { "index.html": {} } });

    reportUnchanged(root, "2".repeat(40));

    const read = (name: string) => readFileSync(join(root, ".report", name), "utf8");
    expect(JSON.parse(read("report.json"))).toEqual({
      commit: "2".repeat(40),
      before: BEFORE.commit,
      host: BEFORE.host,
      address: BEFORE.address,
      pages: { all: 166, rendered: [] },
      pictures: [
        { stage: "pictures", pictures: 3, drawn: 0, encoded: 0, quick: 2, reused: 12, bytes: 9 },
      ],
      added: [],
      changed: [],
      removed: [],
      pruned: [],
    });
    expect(JSON.parse(read("manifest.json"))).toEqual({
      version: 1,
      commit: "2".repeat(40),
      files: { "index.html": {} },
    });
  } finally {
    rmSync(root, { recursive: true });
  }
});
