import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const NGINX = process.env.NGINX_PATH ?? "/usr/sbin/nginx";
const START_MS = 10_000;

interface Hosted {
  readonly public: string;
  readonly generated: string;
  /** Host and port; by default a closed port. */
  readonly functions?: string;
}

export interface Nginx {
  readonly address: string;
  stop(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((done, failed) => {
    const probe = createServer().once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });

/** Replaces texts of the committed configuration. @throws if one is missing */
function replaceAll(text: string, replacements: readonly (readonly [string, string])[]): string {
  return replacements.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`deploy/nginx.conf no longer has “${from}”`);
    return result.replaceAll(from, to);
  }, text);
}

/** Folders for nginx's temporary files. */
const scratchIn = (folder: string): string =>
  ["client_body", "proxy", "fastcgi", "scgi", "uwsgi"]
    .map((kind) => `  ${kind}_temp_path ${join(folder, kind)};`)
    .concat("  access_log off;")
    .join("\n");

/** A configuration of nginx with deploy/nginx.conf, its placeholders filled. */
function configuration(folder: string, port: number, hosted: Hosted, functions: string): string {
  // As root, nginx would drop rights that it may need to read the checkout.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const site = replaceAll(readFileSync("deploy/nginx.conf", "utf8"), [
    ["listen 80;", `listen 127.0.0.1:${port};`],
    ["listen [::]:80;", ""],
    ["/srv/encore/public", resolve(hosted.public)],
    ["/srv/encore/deploy/generated", resolve(hosted.generated)],
    ["127.0.0.1:9000", functions],
  ]);
  return `${user}\nevents {}\nhttp {\n${scratchIn(folder)}\n${site}}`;
}

const waitForExit = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    if (child.exitCode !== null) done();
    else child.once("exit", () => done());
  });

/** Waits until nginx responds. @throws with its output if it exits */
async function waitUntilAnswering(child: ChildProcess, address: string): Promise<void> {
  let output = "";
  child.stderr?.on("data", (chunk) => {
    output += chunk;
  });
  for (const start = Date.now(); Date.now() - start < START_MS; await wait(50)) {
    if (child.exitCode !== null) break;
    const answer = await fetch(address).catch(() => undefined);
    if (answer) return;
  }
  throw new Error(`nginx does not answer at ${address}.\n${output}`);
}

/** An nginx with only deploy/below-a-path.conf in front of a server. @param address of that server */
function configurationBelowPath(folder: string, port: number, address: string): string {
  const location = replaceAll(readFileSync("deploy/below-a-path.conf", "utf8"), [
    ["http://127.0.0.1:8080", address],
  ]);
  const server = `server { listen 127.0.0.1:${port}; absolute_redirect off;\n${location} }`;
  return `events {}\nhttp { ${scratchIn(folder)}\n${server} }`;
}

/**
 * Starts Debian's nginx with deploy/nginx.conf on a free loopback port.
 * @throws if nginx is missing or rejects the configuration
 */
export async function startNginx(hosted: Hosted): Promise<Nginx> {
  const closed = await freePort();
  return run((folder, port) =>
    configuration(folder, port, hosted, hosted.functions ?? `127.0.0.1:${closed}`),
  );
}

/** Starts nginx with deploy/below-a-path.conf in front of a server. */
export const startNginxBelowPath = (address: string): Promise<Nginx> =>
  run((folder, port) => configurationBelowPath(folder, port, address));

/**
 * Starts nginx as Debian does, with a file of /etc/nginx/conf.d that listens on https at the first of some free ports.
 * @param site the file
 */
export async function startNginxWith(site: (ports: readonly number[]) => string): Promise<Nginx> {
  const others = [await freePort(), await freePort()];
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const nginx = await run((folder, port) => {
    const http = `${scratchIn(folder)}\nsendfile on;\ngzip on;\ninclude /etc/nginx/mime.types;`;
    return `${user}\nevents {}\nhttp {\n${http}\n${site([port, ...others])}}`;
  });
  return { ...nginx, address: nginx.address.replace("http:", "https:") };
}

async function run(configure: (folder: string, port: number) => string): Promise<Nginx> {
  if (!existsSync(NGINX)) {
    throw new Error(
      `No nginx at ${NGINX}. Install it (Debian: sudo apt-get install nginx-light) or set ` +
        "NGINX_PATH to one.",
    );
  }
  const folder = mkdtempSync(join(tmpdir(), "encore-nginx-"));
  mkdirSync(join(folder, "logs"));
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configure(folder, port));
  const globals = `daemon off; pid ${join(folder, "nginx.pid")};`;
  const child = spawn(NGINX, ["-p", folder, "-c", file, "-e", "stderr", "-g", globals], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const address = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill("SIGTERM");
    await waitForExit(child);
    rmSync(folder, { recursive: true });
  };
  try {
    await waitUntilAnswering(child, address);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, stop };
}
