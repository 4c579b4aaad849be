import { spawnSync } from "node:child_process";
import { existsSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { listFiles } from "../../lib/content/read/list-files";
import { takeSnapshot } from "../../lib/content/read/snapshot";
import { median } from "../median";

const PROJECT = resolve(__dirname, "../..");

/**
 * Checks the content of the project at `root` in a process of its own, `runs` times, and gives the
 * median of the times and how many records there are.
 * @throws if the content is broken
 */
export function timeCheck(root: string, runs: number): { seconds: number; records: number } {
  const script = join(PROJECT, "scripts/content.mjs");
  // As in a checkout, whose schemas were compiled by the first check.
  if (!existsSync(join(root, "node_modules"))) {
    symlinkSync(join(PROJECT, "node_modules"), join(root, "node_modules"));
  }
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    const { status } = spawnSync(process.execPath, [script, "check"], {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (status !== 0) throw new Error("The content is broken: there is nothing to measure.");
    return (performance.now() - start) / 1_000;
  });
  return { seconds: median(times), records: listFiles(takeSnapshot(root)).records.length };
}
