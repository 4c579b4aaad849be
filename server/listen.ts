import { createServer, type RequestListener, type Server, STATUS_CODES } from "node:http";
import type { AddressInfo } from "node:net";

const PORTS_TRIED = 100;
const GRACE_MS = 5000;
/** How long a request may take to arrive, its body included; node ends it with 408. */
const REQUEST_MS = 30_000;

/** A running server. */
export interface Running {
  /** Such as "http://127.0.0.1:9000". */
  readonly address: string;
  /** Takes no more requests and ends the running ones, at the latest after five seconds. */
  stop(): Promise<void>;
}

const tryPort = (server: Server, host: string, port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(false) : reject(error);
    server.once("error", failed);
    server.listen(port, host, () => {
      server.removeListener("error", failed);
      resolve(true);
    });
  });

/** Names of the statuses that node itself refuses requests with, by the code of its error; 400 for all others. */
const REFUSALS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Refuses with these headers what never becomes a request: node by itself would send none. */
function refuseWith(server: Server, headers: () => Readonly<Record<string, string>>): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = REFUSALS[error.code ?? ""] ?? 400;
    const lines = Object.entries({ ...headers(), connection: "close", "content-length": "0" });
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        ...lines.map(([name, value]) => `${name}: ${value}`),
        "\r\n",
      ].join("\r\n"),
    );
  });
  server.on("checkExpectation", (_request, response) => {
    response.writeHead(417, { ...headers() }).end();
  });
}

/**
 * Serves on the first port from `port` on that is free; 0 stands for any.
 * @param refusals the headers of answers to what never becomes a request
 * @throws if the host cannot be listened on or no port is free
 */
export async function listen(
  handler: RequestListener,
  host: string,
  port: number,
  refusals: { readonly headers: () => Readonly<Record<string, string>> } = { headers: () => ({}) },
): Promise<Running> {
  const server = createServer({ requestTimeout: REQUEST_MS }, handler);
  refuseWith(server, refusals.headers);
  for (let tried = port; !(await tryPort(server, host, tried)); tried += 1) {
    if (tried === port + PORTS_TRIED) throw new Error(`No free port from ${port} to ${tried}.`);
  }
  const { port: taken } = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(":") ? `[${host}]` : host}:${taken}`,
    stop: () =>
      new Promise((resolve) => {
        const deadline = setTimeout(() => server.closeAllConnections(), GRACE_MS);
        server.close(() => {
          clearTimeout(deadline);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
