import {
  createServer,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";

const GRACE_MS = 5000;
/** How long a request may take to arrive, its body included; node ends it with 408. */
const REQUEST_MS = 30_000;

/** How a server listens. */
export interface ListenOptions {
  /** The headers of answers to what never becomes a request. */
  readonly headers?: () => Readonly<Record<string, string>>;
  /** How many ports are tried, one after the other. */
  readonly tries?: number;
}

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

/** Whether a connection is in the middle of an answer: what is written then lands in its body. */
function followAnswers(server: Server): (socket: Duplex) => boolean {
  const answers = new WeakMap<Duplex, Set<ServerResponse>>();
  server.on("request", ({ socket }, response) => {
    const own = answers.get(socket) ?? new Set();
    answers.set(socket, own.add(response));
    response.once("close", () => own.delete(response));
  });
  return (socket) => [...(answers.get(socket) ?? [])].some(({ headersSent }) => headersSent);
}

/** Refuses with these headers what never becomes a request: node by itself would send none. */
function refuseWith(server: Server, headers: () => Readonly<Record<string, string>>): void {
  const isAnswering = followAnswers(server);
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable || isAnswering(socket)) {
      socket.destroy();
      return;
    }
    const status = REFUSALS[error.code ?? ""] ?? 400;
    const lines = Object.entries({ ...headers(), connection: "close", "content-length": "0" });
    const refusal = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...lines.map(([name, value]) => `${name}: ${value}`),
      "\r\n",
    ];
    // A client that never closes its half would keep the connection otherwise.
    socket.end(refusal.join("\r\n"), () => socket.destroy());
  });
  server.on("checkExpectation", (_request, response) => {
    response.writeHead(417, { ...headers() }).end();
  });
}

/**
 * Serves on the first port from `port` on that is free; 0 stands for any.
 * @throws if the host cannot be listened on or no port is free
 */
export async function listen(
  handler: RequestListener,
  host: string,
  port: number,
  { headers = () => ({}), tries = 100 }: ListenOptions = {},
): Promise<Running> {
  // Node refuses a request without a host by itself, and without our headers; no answer depends on the host.
  const server = createServer({ requestTimeout: REQUEST_MS, requireHostHeader: false }, handler);
  refuseWith(server, headers);
  const last = port + tries - 1;
  for (let tried = port; !(await tryPort(server, host, tried)); tried += 1) {
    if (tried < last) continue;
    throw new Error(
      tries === 1 ? `Port ${port} is taken.` : `No free port from ${port} to ${last}.`,
    );
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
