import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

const GRACE_MS = 5000;
/** Time for a request to arrive, including its body; then Node responds 408. */
const REQUEST_MS = 30_000;

export type RunningServer = Awaited<ReturnType<typeof listen>>;

/** Tries to listen on a port; false if it is taken. */
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
 * Listens on the first free port from `port` on; 0 for any.
 * @param tries number of ports to try
 * @throws if the host is invalid or no port is free
 */
export async function listen(handler: RequestListener, host: string, port: number, tries = 100) {
  const server = createServer({ requestTimeout: REQUEST_MS }, handler);
  const last = port + tries - 1;
  for (let candidate = port; !(await tryPort(server, host, candidate)); candidate += 1) {
    if (candidate < last) continue;
    throw new Error(
      tries === 1 ? `Port ${port} is taken.` : `No free port from ${port} to ${last}.`,
    );
  }
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(":") ? `[${host}]` : host}:${actualPort}`,
    /** Accepts no more requests, and ends the running ones after at most five seconds. */
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
