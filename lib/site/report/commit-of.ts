import { execFileSync } from "node:child_process";

/** The commit that is checked out at `root`, as 40 hexadecimal digits; empty where that is not known. */
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
