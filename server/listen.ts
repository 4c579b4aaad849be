import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

const GRACE_MS = 5000;
/** How long a request may take to arrive, its body included; node ends it with 408. */
const REQUEST_MS = 30_000;

/** A running server. */
export type Running = Awaited<ReturnType<typeof listen>>;

/** Whether the port is free; listens on it if it is. */
async function tryPort(server: Server, host: string, port: number): Promise<boolean> {
  try {
    await once(server.listen(port, host), "listening");
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") return false;
    throw error;
  }
}

/**
 * Serves on the first port from `port` on that is free; 0 stands for any.
 * @param tries how many ports are tried, one after the other
 * @throws if the host cannot be listened on or no port is free
 */
export async function listen(handler: RequestListener, host: string, port: number, tries = 100) {
  const server = createServer({ requestTimeout: REQUEST_MS }, handler);
  const last = port + tries - 1;
  for (let tried = port; !(await tryPort(server, host, tried)); tried += 1) {
    if (tried < last) continue;
    throw new Error(
      tries === 1 ? `Port ${port} is taken.` : `No free port from ${port} to ${last}.`,
    );
  }
  const { port: taken } = server.address() as AddressInfo;
  return {
    /** Such as "http://127.0.0.1:9000". */
    address: `http://${host.includes(":") ? `[${host}]` : host}:${taken}`,
    /** Takes no more requests and ends the running ones, at the latest after five seconds. */
    stop: () =>
      new Promise<void>((resolve) => {
        const deadline = setTimeout(() => server.closeAllConnections(), GRACE_MS);
        server.close(() => {
          clearTimeout(deadline);
          resolve();
        });
      }),
  };
}
