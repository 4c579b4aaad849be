import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { UsageError } from "../../usage-error";

/** The desk is for the person at this computer alone. */
export const LOOPBACK = "127.0.0.1";

/** Where the desk is if nobody asks for another port. */
const USUAL_PORT = 4600;

/** How many ports are tried, one after the other. */
const TRIES = 20;

/**
 * Lets a server listen on this computer: at the port that was asked for, else at the usual one or the
 * next that is free.
 * @param asked 0 for any that is free
 * @returns its port
 * @throws UsageError if the port that was asked for is taken
 */
export async function listenAt(server: Server, asked?: number): Promise<number> {
  const first = asked ?? USUAL_PORT;
  const last = asked === undefined ? first + TRIES - 1 : first;
  for (let port = first; port <= last; port += 1) {
    if (await isListening(server, port)) return (server.address() as AddressInfo).port;
  }
  const taken = first === last ? `Port ${first} is` : `The ports ${first} to ${last} are`;
  throw new UsageError(
    `${taken} taken. Another one: npm run content -- preview --port ${last + 1}`,
  );
}

async function isListening(server: Server, port: number): Promise<boolean> {
  server.listen(port, LOOPBACK);
  try {
    await once(server, "listening");
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") return false;
    throw error;
  }
}
