import { type ChildProcess, spawn } from "node:child_process";

const START_MS = 30_000;

export interface SiteProcess {
  readonly address: string;
  output(): string;
  /** Ends it as an operator does; returns its exit code. */
  stop(): Promise<number | null>;
  kill(): Promise<unknown>;
}

const waitForExit = (child: ChildProcess): Promise<number | null> =>
  new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) done(child.exitCode);
    else child.once("exit", (code) => done(code));
  });

/**
 * Starts `npm run serve` on a free loopback port.
 * @param environment settings, such as ENCORE_DATABASE_URL
 * @param root the project's folder
 * @throws with its output if it does not start
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
  let output = "";
  const address = await new Promise<string>((found, failed) => {
    const fail = () => failed(new Error(`The server does not start.\n${output}`));
    const deadline = setTimeout(fail, START_MS);
    const onOutput = (chunk: Buffer) => {
      output += chunk;
      const origin = /Encore is at (http:\/\/[^/\s]+)/.exec(output)?.[1];
      if (origin === undefined) return;
      clearTimeout(deadline);
      found(origin);
    };
    child.stdout.on("data", onOutput);
    child.stderr.on("data", onOutput);
    child.once("exit", fail);
  }).catch((error: unknown) => {
    child.kill("SIGKILL");
    throw error;
  });
  // Later output consists of faults, which should be visible.
  child.stderr.pipe(process.stderr);
  return {
    address,
    output: () => output,
    kill: () => {
      child.kill("SIGKILL");
      return waitForExit(child);
    },
    stop: () => {
      child.kill("SIGTERM");
      return waitForExit(child);
    },
  };
}
