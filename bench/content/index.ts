import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { listFiles } from "../../lib/content/read/list-files";
import { takeSnapshot } from "../../lib/content/read/snapshot";
import { commitDay, machine, markdownTable, warnIfBusy, writeGenerated } from "../report";
import { medianOf } from "../median";
import { multiplyContent } from "../scale/multiply-content";
import { helpIfAsked } from "../../scripts/lib/usage.mjs";

helpIfAsked("bench:content");

const ROOT = resolve(__dirname, "../..");
const RUNS = 5;

/** Greatest time of the check for a multiple of the content, in seconds, including process start. */
const BARS = [
  { times: 1, bar: 0.9 },
  { times: 10, bar: 1.8 },
];

/**
 * `npm run bench:content -- [--write]`: times the content check from a cold process, with the content and with ten
 * times as much; exit code 1 above a bar. `--write` updates the table in docs/performance.md.
 */
function main(): void {
  const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });
  warnIfBusy();
  const rows = BARS.map(({ times, bar }) => {
    const { seconds, records } = measureCheck(times);
    const isMissed = seconds > bar;
    const shown = `${seconds.toFixed(2)} s`;
    console.log(
      `${isMissed ? "MISSED" : "ok    "} ${times} × (${records}): ${shown} (bar ${bar} s)`,
    );
    if (isMissed) process.exitCode = 1;
    const count = records.toLocaleString("en");
    return [`${times} ×`, count, isMissed ? `**${shown}**` : shown, `${bar} s`];
  });
  if (!values.write) return;
  const table = markdownTable([["content", "records", "check", "bar"], ...rows]);
  const how = `The content of ${commitDay()}, median of ${RUNS}, ${machine()}.`;
  writeGenerated("bench:content", `${how}\n\n${table}`);
}

function measureCheck(times: number): { seconds: number; records: number } {
  const root = mkdtempSync(join(tmpdir(), "encore-content-"));
  try {
    cpSync(join(ROOT, "content"), join(root, "content"), { recursive: true });
    // As in a checkout whose schemas are already compiled.
    symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));
    multiplyContent(root, times);
    const runs = Array.from({ length: RUNS }, () => timeOfCheck(root));
    return {
      seconds: medianOf(runs, (one, other) => one - other),
      records: listFiles(takeSnapshot(root)).records.length,
    };
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Seconds of a check in a process of its own. @throws if the content is broken */
function timeOfCheck(root: string): number {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, [join(ROOT, "scripts/content.mjs"), "check"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("The content is broken: there is nothing to measure.");
  return (performance.now() - start) / 1_000;
}

main();
