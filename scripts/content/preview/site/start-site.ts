import { spawn } from "node:child_process";
import { once } from "node:events";
import { DevelopServer } from "./develop-server";

/**
 * Starts `gatsby develop` for the project at `root`, if it does not run yet; what it says is shown.
 * @returns what ends it and waits until it has ended; undefined if it was running before
 */
export async function startSite(root: string): Promise<{ stop: () => Promise<void> } | undefined> {
  if ((await new DevelopServer().address()) !== undefined) return undefined;
  const gatsby = require.resolve("gatsby/cli.js");
  const child = spawn(process.execPath, [gatsby, "develop", "--host", "127.0.0.1"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const ended = once(child, "exit");
  return {
    async stop() {
      child.kill("SIGINT");
      await ended;
    },
  };
}
