import { execFileSync } from "node:child_process";
import { cpus, loadavg } from "node:os";

/** What figures were measured with, such as `Node 20.20.2, 2 processor cores`. */
export const machine = () => `Node ${process.versions.node}, ${cpus().length} processor cores`;

/** The day of the last commit, such as `2026-11-20`; its hash would not outlive a rebase. */
export const commitDay = () =>
  execFileSync("git", ["log", "-1", "--format=%cs"], { encoding: "utf8" }).trim();

/** Says so if the processors already have work: times grow with the machine's load. */
export function warnIfBusy(): void {
  const [load = 0] = loadavg();
  if (load < cpus().length / 2) return;
  console.log(`warn   the machine is busy (load ${load.toFixed(1)}): times will be too long`);
}
