import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runQuietly } from "./run.mjs";
import { say } from "./say.mjs";

const QUIETLY = ["--no-audit", "--no-fund", "--loglevel=error"];

/**
 * Installs the dependencies if those that npm notes as installed are not those of package-lock.json.
 * @param {string} [folder] the folder of package.json
 * @param {object} [options]
 * @param {boolean} [options.isForTests] whether packages of development are needed, which npm leaves out where
 *   NODE_ENV is production
 */
export async function installDependencies(folder = ".", { isForTests = false } = {}) {
  if (isInstalled(folder, isForTests)) return;
  say("Installing dependencies, which takes about a minute.");
  const all = isForTests ? ["--include=dev"] : [];
  await runQuietly("npm", ["ci", "--prefix", folder, ...QUIETLY, ...all]);
}

/**
 * Whether npm has installed what is locked and needed; an optional package may be for another system.
 * @param {string} folder the folder of package.json
 * @param {boolean} [isForTests] whether packages of development are needed
 */
export function isInstalled(folder, isForTests = false) {
  const packagesIn = (file) => JSON.parse(readFileSync(join(folder, file), "utf8")).packages;
  const noted = "node_modules/.package-lock.json";
  if (!existsSync(join(folder, noted))) return false;
  const installed = packagesIn(noted);
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

/** Programs that tests need: where Debian's package puts each, unless the variable names another place. */
const PROGRAMS = [
  { name: "nginx", path: "/usr/sbin/nginx", debian: "nginx-light", variable: "NGINX_PATH" },
  { name: "Chromium", ...chromium, variable: "CHROMIUM_PATH" },
];

/** Installs the packages of the programs that are not there. */
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
