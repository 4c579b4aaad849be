import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runQuietly } from "./run.mjs";
import { say } from "./say.mjs";

const QUIETLY = ["--no-audit", "--no-fund", "--loglevel=error"];

/** Installs the dependencies if those that npm notes as installed are not those of package-lock.json. */
export async function installDependencies(folder = ".", options = []) {
  if (isInstalled(folder)) return;
  say("Installing dependencies, which takes about a minute.");
  await runQuietly("npm", ["ci", "--prefix", folder, ...QUIETLY, ...options]);
}

/**
 * Whether npm has installed what is locked; an optional package may be for another system.
 * @param {string} folder the folder of package.json
 */
export function isInstalled(folder) {
  const packagesIn = (file) => JSON.parse(readFileSync(join(folder, file), "utf8")).packages;
  const noted = "node_modules/.package-lock.json";
  if (!existsSync(join(folder, noted))) return false;
  const installed = packagesIn(noted);
  return Object.entries(packagesIn("package-lock.json")).every(
    ([path, { version, optional = false }]) =>
      path === "" || (path in installed ? installed[path].version === version : optional),
  );
}

/** The browser for tests: Debian's package, unless the variable CHROMIUM_PATH names another (e2e/chromium.ts). */
const { tests: browser } = JSON.parse(
  readFileSync(new URL("browsers.json", import.meta.url), "utf8"),
);

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
  await runQuietly("apt-get", ["update", "-qq"]);
  await runQuietly("apt-get", ["install", "-y", "-qq", "--no-install-recommends", debian]);
}

/** Installs Debian's Chromium without windows if no browser is there. */
export const installBrowser = () =>
  installProgram({
    name: "Chromium",
    path: process.env.CHROMIUM_PATH ?? browser.path,
    debian: browser.debian,
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
