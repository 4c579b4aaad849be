import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

const HOST = "127.0.0.1";

/** What serves the build, as arguments for Node; it reads HOST and PORT or is given them. */
const SERVER = ["--import", "tsx", "scripts/serve.ts"];

/** How long the server may take to answer, ms. */
const PATIENCE = 60_000;

/** A server that runs. */
export interface RunningServer {
  /** Such as `http://127.0.0.1:9000`. */
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Serves the last build on the loopback address, at the port of the variable PORT or else a free
 * one, and waits until it answers.
 *
 * @throws if the server ends or does not answer in time
 */
export async function startServer(): Promise<RunningServer> {
  const port = Number(process.env.PORT) || (await freePort());
  const origin = `http://${HOST}:${port}`;
  const server = spawn(process.execPath, SERVER, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, HOST, PORT: String(port), GATSBY_TELEMETRY_DISABLED: "1" },
  });
  const ended = once(server, "exit");
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  const stop = async () => {
    if (hasEnded()) return;
    server.kill();
    await ended;
  };
  const deadline = Date.now() + PATIENCE;
  while (!(await answers(origin))) {
    if (hasEnded()) throw new Error(`The server ended (code ${server.exitCode}).`);
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`The server did not answer at ${origin}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { origin, stop };
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(origin)).ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, HOST);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
