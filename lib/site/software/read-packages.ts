import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isLeftover } from "../../content/read/leftover";
import { filesBelow } from "../site-files/site-paths";

type Part = "browser" | "lettering" | "building" | "testing";

export interface SoftwarePackage {
  name: string;
  version: string;
  licence: string;
  part: Part;
}

interface Lock {
  packages: Record<string, { version: string; license?: string } | undefined>;
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Code of the pages, without tests and server code. */
const PAGE_CODE = /^(?!api\/)(?!.*\.(test|fixtures)\.).*\.tsx?$/;
const IMPORT = /(?:from|import)\s*\(?\s*"((?:@[\w.-]+\/)?[\w.-]+)[^"]*"/g;
const TYPEFACE = /^@fontsource/;

/**
 * Packages of `package.json` at `root`, by name. Versions come from the lock file, since test packages are not
 * installed if NODE_ENV is production.
 */
export function readPackages(root: string): SoftwarePackage[] {
  const { dependencies = {}, devDependencies = {} } = readJson<Manifest>(root, "package.json");
  const { packages } = readJson<Lock>(root, "package-lock.json");
  const inBrowser = importedIn(join(root, "src"));
  const part = (name: string): Part => {
    if (TYPEFACE.test(name)) return "lettering";
    if (inBrowser.has(name)) return "browser";
    return name in dependencies ? "building" : "testing";
  };
  return Object.keys({ ...dependencies, ...devDependencies })
    .toSorted()
    .map((name) => {
      const { version = "", license } = packages[`node_modules/${name}`] ?? {};
      if (!license) throw new Error(`The package ${name} does not say what licence it has.`);
      return { name, version, licence: license, part: part(name) };
    });
}

function importedIn(folder: string): Set<string> {
  const found = new Set<string>();
  for (const file of filesBelow(folder)) {
    if (!PAGE_CODE.test(file) || isLeftover(file)) continue;
    const code = readFileSync(join(folder, file), "utf8");
    for (const [, name] of code.matchAll(IMPORT)) if (name) found.add(name);
  }
  return found;
}

function readJson<T>(root: string, file: string): T {
  return JSON.parse(readFileSync(join(root, file), "utf8")) as T;
}
