import { type ChildProcess, spawn } from "node:child_process";

const START_MS = 30_000;

/** The server of the last build, in a process of its own. */
export interface SiteProcess {
  readonly address: string;
  /** Its output so far. */
  words(): string;
  /** Asks it to end as an operator does; gives its exit code. */
  stop(): Promise<number | null>;
  /** Ends it at once, as a crash does. */
  kill(): Promise<unknown>;
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) done(child.exitCode);
    else child.once("exit", (code) => done(code));
  });

/**
 * Starts `npm run serve` on a free port of the loopback.
 * @param environment settings, such as ENCORE_DATABASE_URL
 * @param root the project's folder
 * @throws if it does not start, with its words
 */
export async function startSite(
  environment: Record<string, string>,
  root = process.cwd(),
): Promise<SiteProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/serve.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "production", ...environment, HOST: "127.0.0.1", PORT: "0" },
  });
  let words = "";
  const address = await new Promise<string>((found, failed) => {
    const fail = () => failed(new Error(`The server does not start.\n${words}`));
    const deadline = setTimeout(fail, START_MS);
    const hear = (chunk: Buffer) => {
      words += chunk;
      const origin = /Encore is at (http:\/\/[^/\s]+)/.exec(words)?.[1];
      if (origin === undefined) return;
      clearTimeout(deadline);
      found(origin);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", fail);
  }).catch((error: unknown) => {
    child.kill("SIGKILL");
    throw error;
  });
  // What it says from now on are faults, and they should be seen.
  child.stderr.pipe(process.stderr);
  return {
    address,
    words: () => words,
    kill: () => {
      child.kill("SIGKILL");
      return ended(child);
    },
    stop: () => {
      child.kill("SIGTERM");
      return ended(child);
    },
  };
}
