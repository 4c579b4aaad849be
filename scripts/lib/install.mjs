import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { run } from "./run.mjs";

const MARK = "node_modules/.installed-lock";

/** Installs the dependencies if there are none, or if package-lock.json has changed since. */
export async function installDependencies() {
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(MARK) && readFileSync(MARK, "utf8") === lock) return;
  console.log("Installing dependencies (about a minute) …");
  await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(MARK, lock);
}

/** Where the browser for tests is: Debian's package, or the variable CHROMIUM_PATH. */
const chromiumPath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

/** Where the nginx for tests is: Debian's package, or the variable NGINX_PATH. */
const nginxPath = process.env.NGINX_PATH ?? "/usr/sbin/nginx";

/**
 * Installs a package of Debian if the program that it brings is not there.
 * @param {{ name: string, path: string, debian: string, variable: string }} program what it is called,
 *   where it should be, its package, the variable that can name another place
 */
async function installProgram({ name, path, debian, variable }) {
  if (existsSync(path)) return;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    throw new Error(
      `No ${name} at ${path}. Install it (Debian: sudo apt-get install ${debian}) ` +
        `or set ${variable} to one.`,
    );
  }
  console.log(`Installing ${name} …`);
  await run("apt-get", ["update", "-qq"]);
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", debian]);
}

/** Installs Debian's Chromium if no browser is there. */
export const installBrowser = () =>
  installProgram({
    name: "Chromium",
    path: chromiumPath,
    debian: "chromium",
    variable: "CHROMIUM_PATH",
  });

/** Installs Debian's nginx if none is there. */
export const installNginx = () =>
  installProgram({
    name: "nginx",
    path: nginxPath,
    debian: "nginx-light",
    variable: "NGINX_PATH",
  });
