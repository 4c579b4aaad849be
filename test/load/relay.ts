import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A port that forwards to another one, as a DNS name leads to the primary server. */
export interface Relay {
  readonly port: number;
  lead(port: number): void;
  stop(): void;
}

export async function openRelay(first: number): Promise<Relay> {
  let target = first;
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on("error", () => socket.destroy()).once("close", () => open.delete(socket));
  };
  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    for (const socket of [client, upstream]) keep(socket);
    client.pipe(upstream).pipe(client);
    client.once("close", () => upstream.destroy());
    upstream.once("close", () => client.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    lead: (port) => {
      target = port;
      cut();
    },
    stop: () => {
      server.close();
      cut();
    },
  };
}
