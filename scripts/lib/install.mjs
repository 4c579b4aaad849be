import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runQuietly } from "./run.mjs";
import { say } from "./say.mjs";

const QUIETLY = ["--no-audit", "--no-fund", "--loglevel=error"];

/**
 * Installs dependencies unless the installed ones match package-lock.json.
 * @param {string} [folder] the folder of package.json
 * @param {object} [options]
 * @param {boolean} [options.isForTests] true if development packages are needed, which npm omits with
 * NODE_ENV=production
 */
export async function installDependencies(folder = ".", { isForTests = false } = {}) {
  if (isInstalled(folder, isForTests)) return;
  say("Installing dependencies, which takes about a minute.");
  const all = isForTests ? ["--include=dev"] : [];
  await runQuietly("npm", ["ci", "--prefix", folder, ...QUIETLY, ...all]);
}

/**
 * Refuses packages that do not match package-lock.json, such as after `git pull`.
 * @param {string} [folder] the folder of package.json
 */
export function requireDependencies(folder = ".") {
  if (isInstalled(folder)) return;
  throw new Error("Packages are missing, or are not those of package-lock.json: run npm ci.");
}

/**
 * True if all locked and needed packages are installed; optional ones may be for another system.
 * @param {string} folder the folder of package.json
 * @param {boolean} [isForTests] true if development packages are needed
 */
export function isInstalled(folder, isForTests = false) {
  const packagesIn = (file) => JSON.parse(readFileSync(join(folder, file), "utf8")).packages;
  const installedLock = "node_modules/.package-lock.json";
  if (!existsSync(join(folder, installedLock))) return false;
  const installed = packagesIn(installedLock);
  const isLeftOut = ({ optional, dev, devOptional }) =>
    optional || devOptional || (dev && !isForTests);
  return Object.entries(packagesIn("package-lock.json")).every(
    ([path, locked]) =>
      path === "" ||
      (path in installed ? installed[path].version === locked.version : isLeftOut(locked)),
  );
}

const { tests: chromium } = JSON.parse(
  readFileSync(new URL("browsers.json", import.meta.url), "utf8"),
);

/** Programs for tests: their paths in Debian's packages, unless the variable gives another. */
const PROGRAMS = [
  { name: "nginx", path: "/usr/sbin/nginx", debian: "nginx-light", variable: "NGINX_PATH" },
  { name: "Chromium", ...chromium, variable: "CHROMIUM_PATH" },
];

export async function installPrograms() {
  for (const { name, path: usual, debian, variable } of PROGRAMS) {
    const path = process.env[variable] ?? usual;
    if (existsSync(path)) continue;
    if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
      throw new Error(
        `No ${name} at ${path}. Install it (Debian: sudo apt-get install ${debian}) ` +
          `or set ${variable} to one.`,
      );
    }
    await runQuietly("apt-get", ["update", "-qq"]);
    await runQuietly("apt-get", ["install", "-y", "-qq", "--no-install-recommends", debian]);
  }
}
