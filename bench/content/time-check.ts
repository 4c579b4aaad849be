import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { listFiles } from "../../plugins/content-contract/read/list-files";
import { median } from "../median";

const PROJECT = resolve(__dirname, "../..");

/**
 * Checks the content of the project at `root` in a process of its own, `runs` times, and gives the
 * median of the times and how many records there are.
 * @throws if the content is broken
 */
export function timeCheck(root: string, runs: number): { seconds: number; records: number } {
  const tsx = require.resolve("tsx");
  const script = join(PROJECT, "scripts/content/index.ts");
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    const { status } = spawnSync(process.execPath, ["--import", tsx, script, "check"], {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (status !== 0) throw new Error("The content is broken: there is nothing to measure.");
    return (performance.now() - start) / 1_000;
  });
  return { seconds: median(times), records: listFiles(root).records.length };
}
