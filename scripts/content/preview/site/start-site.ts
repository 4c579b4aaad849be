import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Starts `gatsby develop` for the project at `root`; what it says is shown.
 * @returns what ends it and waits until it has ended
 */
export function startSite(root: string): { stop: () => Promise<void> } {
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
