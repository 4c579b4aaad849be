import { createHash } from "node:crypto";
import { once } from "node:events";
import { realpathSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { lockAddress } from "./lock-address.cjs";
import { say } from "./say.mjs";

/**
 * Runs `work` while no other process builds in the same folder, since Gatsby's cache and `public/` allow only one. The
 * lock is a socket, which the system frees when its holder ends for any reason. Gatsby holds a second one
 * (end-with-command.cjs), since it may outlive a killed command.
 * @template Result
 * @param {string} holder name shown to waiting processes
 * @param {(gatsbyLock: string) => Promise<Result>} work gets the name of Gatsby's own lock
 * @param {string} [root] the project's folder
 * @returns {Promise<Result>} rejects as `work` does, or at once while the development server runs
 */
export async function withBuildLock(holder, work, root = ".") {
  const name = nameOf(root);
  let server = await listen(name, holder);
  while (!server) {
    await waitUntilFree(name);
    server = await listen(name, holder);
  }
  try {
    await waitUntilFree(gatsbyLockOf(name));
    return await work(gatsbyLockOf(name));
  } finally {
    server.end();
  }
}

const nameOf = (root) =>
  `encore-build-${createHash("sha256").update(realpathSync(root)).digest("hex").slice(0, 16)}`;

const gatsbyLockOf = (name) => `${name}-gatsby`;

/** Takes the lock, and sends the holder's name to processes that connect; undefined if it is taken. */
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

/** Reports a lock's holder, if any, and waits for its end. */
async function waitUntilFree(name) {
  const socket = connect(lockAddress(name));
  let serverError;
  socket.on("data", (words) => {
    if (String(words).startsWith("The development server")) {
      serverError = new Error(`${words} works in this folder. End it first.`);
      socket.destroy();
    } else say(`${words} works in this folder: waiting until it has ended.`);
  });
  try {
    await once(socket, "close");
  } catch {
    // On some systems the socket of a killed process remains as a file.
    if (process.platform === "darwin") rmSync(lockAddress(name), { force: true });
  }
  if (serverError) throw serverError;
}
