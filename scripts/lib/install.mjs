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
export const chromiumPath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

/** Installs Debian's Chromium if no browser is there. */
export async function installBrowser() {
  if (existsSync(chromiumPath)) return;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    throw new Error(
      `No browser at ${chromiumPath}. Install Chromium (Debian: sudo apt-get install chromium) ` +
        "or set CHROMIUM_PATH to one.",
    );
  }
  console.log("Installing Chromium …");
  await run("apt-get", ["update", "-qq"]);
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
}
