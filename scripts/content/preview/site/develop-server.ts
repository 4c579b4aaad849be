import { spawn } from "node:child_process";
import { once } from "node:events";

/** Where `gatsby develop` is if nobody asks for another port. */
const USUAL_ADDRESS = "http://127.0.0.1:8000";

/** How long an answer counts, in milliseconds. */
const FRESH = 3000;

/** How long an answer is waited for, in milliseconds: pages must not. */
const PATIENCE = 300;

/** Asks a develop server whether the site that it serves is this one: it has the plugin. */
const QUESTION = JSON.stringify({
  query: '{ sitePlugin(name: { eq: "content-contract" }) { name } }',
});

/** Knows whether the develop server of the site is running. */
export class DevelopServer {
  #asked = Number.NEGATIVE_INFINITY;
  #address: Promise<string | undefined> = Promise.resolve(undefined);

  /** Its address; undefined if it does not run. */
  address(): Promise<string | undefined> {
    if (performance.now() - this.#asked > FRESH) {
      this.#asked = performance.now();
      this.#address = isServing(USUAL_ADDRESS).then((is) => (is ? USUAL_ADDRESS : undefined));
    }
    return this.#address;
  }
}

async function isServing(address: string): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/___graphql`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: QUESTION,
      signal: AbortSignal.timeout(PATIENCE),
    });
    const { data } = (await answer.json()) as { data?: { sitePlugin?: object | null } };
    return Boolean(data?.sitePlugin);
  } catch {
    return false;
  }
}

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
