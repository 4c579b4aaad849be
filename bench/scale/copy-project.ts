import { execFileSync } from "node:child_process";
import { cpSync, existsSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { multiplyContent } from "./multiply-content";
import { shareDrawings } from "./share-drawings";

/**
 * Makes a project in the folder `target`, which must not be there or be empty, of the one at `root`: its
 * files in git and those that are not ignored, with `times` the content and the installed packages of
 * the original. Its pictures are those of the original, however many records show them.
 */
export function copyProject(root: string, target: string, times: number): void {
  for (const file of projectFiles(root)) {
    cpSync(join(root, file), join(target, file), { mode: 0 });
  }
  symlinkSync(join(root, "node_modules"), join(target, "node_modules"));
  multiplyContent(target, times);
  shareDrawings(target);
  if (times > 1) regenerateTypes(target);
}

/** The project's files as paths from its root; files that were deleted but not committed are left out. */
function projectFiles(root: string): string[] {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  return execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 })
    .split("\0")
    .filter((file) => file !== "" && existsSync(join(root, file)));
}

/** The units are a union in the types, and the browser checks answers by shapes made of the schemas. */
function regenerateTypes(target: string): void {
  execFileSync(process.execPath, ["--import", "tsx", "scripts/generate-types.ts"], {
    cwd: target,
    stdio: ["ignore", "ignore", "inherit"],
  });
}
