import { createHash } from "node:crypto";
import { once } from "node:events";
import { realpathSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { lockAddress } from "./lock-address.cjs";
import { say } from "./say.mjs";

/**
 * Runs `work` while no other process builds in the same folder: Gatsby's cache and `public/` belong to one at a time.
 * The lock is a socket, so the system frees it when its holder ends, however that happens. Gatsby itself holds a second
 * one (end-with-command.cjs): a command may be killed before it.
 * @template Result
 * @param {string} holder as it is called to a process that comes meanwhile
 * @param {(ofGatsby: string) => Promise<Result>} work gets the name of Gatsby's own lock
 * @param {string} [root] the project's folder
 * @returns {Promise<Result>} rejects as `work` does, or at once while the development server runs
 */
export async function buildAlone(holder, work, root = ".") {
  const name = nameOf(root);
  let server = await listen(name, holder);
  while (!server) {
    await ended(name);
    server = await listen(name, holder);
  }
  try {
    await ended(ofGatsby(name));
    return await work(ofGatsby(name));
  } finally {
    server.end();
  }
}

/** Name of the lock of a folder. */
const nameOf = (root) =>
  `encore-build-${createHash("sha256").update(realpathSync(root)).digest("hex").slice(0, 16)}`;

const ofGatsby = (name) => `${name}-gatsby`;

/** Takes the lock, and tells its holder to processes that connect; undefined if it is taken. */
async function listen(name, holder) {
  const waiting = new Set();
  const server = createServer((socket) => {
    waiting.add(socket);
    socket.on("error", () => {}).on("close", () => waiting.delete(socket));
    socket.write(`${holder} (process ${process.pid})`);
    socket.unref();
  });
  server.listen(lockAddress(name)).unref();
  try {
    await once(server, "listening");
  } catch (error) {
    if (error.code === "EADDRINUSE") return undefined;
    throw error;
  }
  return {
    end() {
      server.close();
      for (const socket of waiting) socket.destroy();
    },
  };
}

/** Says who holds a lock, if there is a holder, and waits until it has ended. */
async function ended(name) {
  const socket = connect(lockAddress(name));
  let refusal;
  socket.on("data", (words) => {
    if (String(words).startsWith("The development server")) {
      refusal = new Error(`${words} works in this folder. End it first.`);
      socket.destroy();
    } else say(`${words} works in this folder: waiting until it has ended.`);
  });
  try {
    await once(socket, "close");
  } catch {
    // No process, but on some systems the file of one that was killed.
    if (process.platform === "darwin") rmSync(lockAddress(name), { force: true });
  }
  if (refusal) throw refusal;
}
