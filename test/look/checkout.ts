import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const ENVIRONMENT = {
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_FUNCTIONS: "on",
  ENCORE_PICTURES: "quick",
};

/**
 * Checks a commit out into a new folder. Links dependencies from `root`, or installs them if they differ.
 * @throws if the commit does not exist
 */
export function checkOut(root: string, commit: string, folder: string): void {
  execFileSync("git", ["worktree", "add", "--quiet", "--detach", folder, commit], { cwd: root });
  const lock = (place: string) => readFileSync(join(place, "package-lock.json"), "utf8");
  if (lock(root) === lock(folder))
    execFileSync("cp", ["-al", join(root, "node_modules"), join(folder, "node_modules")]);
  else execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
}

export function removeCheckout(root: string, folder: string): void {
  execFileSync("git", ["worktree", "remove", "--force", folder], { cwd: root });
}

/** Builds the project in a folder, with quick pictures. @throws if the build fails */
export function buildIn(folder: string): void {
  const options = { cwd: folder, env: ENVIRONMENT, stdio: "inherit" } as const;
  const { status } = spawnSync(process.execPath, ["scripts/build.mjs"], options);
  if (status !== 0) throw new Error(`The build in ${folder} failed.`);
}
