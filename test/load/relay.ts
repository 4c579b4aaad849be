import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A port that forwards to another one, as a DNS name leads to the primary server. */
export interface Relay {
  readonly port: number;
  forwardTo(port: number): void;
  stop(): void;
}

export async function openRelay(first: number): Promise<Relay> {
  let target = first;
  const open = new Set<Socket>();
  const trackSocket = (socket: Socket) => {
    open.add(socket);
    socket.on("error", () => socket.destroy()).once("close", () => open.delete(socket));
  };
  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    for (const socket of [client, upstream]) trackSocket(socket);
    client.pipe(upstream).pipe(client);
    client.once("close", () => upstream.destroy());
    upstream.once("close", () => client.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const closeConnections = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    forwardTo: (port) => {
      target = port;
      closeConnections();
    },
    stop: () => {
      server.close();
      closeConnections();
    },
  };
}
