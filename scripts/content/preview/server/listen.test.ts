import { createServer, type Server } from "node:http";
import { UsageError } from "../../usage-error";
import { listenAt } from "./listen";

const servers: Server[] = [];
const server = (): Server => {
  const made = createServer();
  servers.push(made);
  return made;
};
afterEach(() => {
  for (const one of servers.splice(0)) one.close();
});

it("takes the port that was asked for, or says that it is taken", async () => {
  const port = await listenAt(server(), 0);
  expect(port).toBeGreaterThan(0);
  await expect(listenAt(server(), port)).rejects.toThrow(UsageError);
  await expect(listenAt(server(), port)).rejects.toThrow(`Port ${port} is taken.`);
});

it("takes the next that is free where none was asked for", async () => {
  const first = await listenAt(server());
  const second = await listenAt(server());
  expect(first).toBeGreaterThanOrEqual(4600);
  expect(second).toBeGreaterThan(first);
});
