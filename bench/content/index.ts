import { spawnSync } from "node:child_process";
import { median } from "../median";

/** How long the whole content may take to be checked, in seconds, process start included. */
const BAR = 2;
const ROUNDS = 5;

/** `npm run bench:content`: times the content check from a cold process; exit code 1 above the bar. */
function main(): void {
  const seconds = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    const { status } = spawnSync(
      process.execPath,
      ["--import", "tsx", "scripts/content/index.ts", "check"],
      { stdio: ["ignore", "ignore", "inherit"] },
    );
    if (status !== 0) throw new Error("The content is broken: there is nothing to measure.");
    return (performance.now() - start) / 1000;
  });
  const middle = median(seconds);
  const list = seconds.map((value) => value.toFixed(2)).join(", ");
  console.log(`content check: ${middle.toFixed(2)} s (median of ${list}; bar ${BAR} s)`);
  if (middle > BAR) process.exitCode = 1;
}

main();
