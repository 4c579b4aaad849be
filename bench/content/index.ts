import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { writeGenerated } from "../document";
import { commitDay, machine, warnIfBusy } from "../machine";
import { multiplyContent } from "../scale/multiply-content";
import { BARS } from "./bars";
import { timeCheck } from "./time-check";
import { generatedSection, type ContentFigure, verdict } from "./report";

const ROOT = resolve(__dirname, "../..");
const RUNS = 5;

/**
 * `npm run bench:content -- [--write]`: times the content check from a cold process, with the content
 * and with ten times as much; exit code 1 above a bar. `--write` renews the table in
 * docs/performance.md.
 */
function main(): void {
  const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });
  warnIfBusy();
  const figures = BARS.map(({ times, seconds: bar }): ContentFigure => {
    const folder = mkdtempSync(join(tmpdir(), "encore-content-"));
    try {
      cpSync(join(ROOT, "content"), join(folder, "content"), { recursive: true });
      multiplyContent(folder, times);
      const figure = { times, bar, ...timeCheck(folder, RUNS) };
      console.log(verdict(figure));
      return figure;
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
  if (values.write) {
    const section = generatedSection(figures, { day: commitDay(), machine: machine(), runs: RUNS });
    writeGenerated("bench:content", section);
  }
  if (figures.some(({ seconds, bar }) => seconds > bar)) process.exitCode = 1;
}

main();
