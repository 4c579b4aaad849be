import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

const ENVIRONMENT = {
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_FUNCTIONS: "on",
  ENCORE_PICTURES: "quick",
};

/**
 * Checks a commit out into a new folder. Dependencies are linked from `root`, or installed if the commit has others.
 * @throws if the commit does not exist
 */
export function checkOut(root: string, commit: string, folder: string): void {
  execFileSync("git", ["worktree", "add", "--quiet", "--detach", folder, commit], { cwd: root });
  const lock = (place: string) => readFileSync(join(place, "package-lock.json"), "utf8");
  if (lock(root) === lock(folder))
    execFileSync("cp", ["-al", join(root, "node_modules"), join(folder, "node_modules")]);
  else execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
}

/** Removes a checkout of {@link checkOut}. */
export function removeCheckout(root: string, folder: string): void {
  execFileSync("git", ["worktree", "remove", "--force", folder], { cwd: root });
}

/** Builds the project in a folder, with quick pictures. @throws if the build fails */
export function buildIn(folder: string): void {
  const options = { cwd: folder, env: ENVIRONMENT, stdio: "inherit" } as const;
  const { status } = spawnSync(process.execPath, ["scripts/build.mjs"], options);
  if (status !== 0) throw new Error(`The build in ${folder} failed.`);
}

/** A site that is being served. */
export interface ServedSite {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/**
 * Serves the last build in a folder, on a free port of this machine.
 * @param database file of what visitors store, new for each run
 * @throws if the server ends before it listens
 */
export async function serveFrom(folder: string, database: string): Promise<ServedSite> {
  const server = spawn(process.execPath, ["--import", "tsx", "scripts/serve.ts"], {
    cwd: folder,
    env: { ...ENVIRONMENT, HOST: "127.0.0.1", PORT: "0", ENCORE_DATABASE_URL: `file:${database}` },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = async () => {
    if (server.exitCode !== null) return;
    server.kill("SIGTERM");
    await once(server, "close");
  };
  for await (const line of createInterface({ input: server.stdout })) {
    const [address] = /http:\/\/[\d.:]+/.exec(line) ?? [];
    if (address) return { address, stop };
  }
  throw new Error(`The server in ${folder} ended before it listened.`);
}
