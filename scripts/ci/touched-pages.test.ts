import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { removeFolders, temporaryFolder } from "../../test/temporary-folder";

afterEach(removeFolders);

const TSX = resolve("node_modules/tsx/dist/loader.mjs");
const SCRIPT = resolve("scripts/ci/touched-pages.ts");

function touched(report: object): string {
  const root = temporaryFolder();
  mkdirSync(join(root, ".report"));
  writeFileSync(
    join(root, ".report/report.json"),
    JSON.stringify({ added: [], changed: [], removed: [], ...report }),
  );
  const words = ["--import", TSX, SCRIPT];
  return execFileSync(process.execPath, words, { cwd: root, encoding: "utf8" });
}

it("lists the pages that differ from those of the build before", () => {
  const report = {
    before: "1234567890".repeat(4),
    changed: ["index.html", "page-data/index/page-data.json"],
    added: ["explore/`units`/index.html"],
    removed: ["old.html"],
  };
  expect(touched(report)).toBe(`Compared with the build of 1234567890: 3 pages, and other files: 1.

- \`/\` changes
- \`/explore/ units \` is new
- \`/old.html\` goes away
`);
});

it("counts those that are too many", () => {
  const changed = Array.from({ length: 22 }, (_, place) => `${place}/index.html`);
  expect(touched({ before: "", changed })).toMatch(/`\/19` changes\n- and 2 more\n$/);
});

it("reports that there is no earlier build", () => {
  expect(touched({ added: ["index.html"] })).toContain("no earlier build");
});
