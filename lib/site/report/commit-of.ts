import { execFileSync } from "node:child_process";

/** Commit checked out at `root`, 40 hexadecimal digits; empty if unknown. */
export function commitOf(root: string): string {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "";
  }
}
