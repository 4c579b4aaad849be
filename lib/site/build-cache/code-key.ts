import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../ledger/site-paths";

/** Folders that bundles are made of, or that decide how. `src` holds the generated styles and fonts. */
const FOLDERS = ["src", "lib", "gatsby", "plugins", "server", "content/schema"];

/** Files beside them. */
export const FILES = [
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  ".env",
  ".env.production",
];

/** Tests, and what Gatsby itself writes into `src` in the middle of a build. */
const NO_CODE = /\.(test|fixtures)\.tsx?$|(^|\/)testing\/|^gatsby-types\.d\.ts$|\.md$/;

/** Settings that no bundle sees: where caches lie, who checks the content, how many processes. */
const NO_SETTING =
  /^(ENCORE_(CACHE|CONTENT)|GATSBY_(CPU_COUNT|TELEMETRY_DISABLED|LOGGER|WORKER_.*))$/;

/**
 * Names the code of the project at `root`, with the settings that bundles may hold: as long as it is the
 * same, so is what is bundled from it.
 * @param extra what else decides, such as the list of components
 * @param folders that matter; all that bundles are made of when absent
 */
export function codeKey(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
  extra: readonly string[] = [],
  folders: readonly string[] = FOLDERS,
): string {
  const files = [...folders.flatMap((folder) => codeIn(root, folder)), ...FILES];
  return digestOf(root, files, [root, process.version, ...extra, ...settingsOf(environment)]);
}

/** Names some files of the project by their paths and what they hold, and some words; files that are not there say nothing. */
export function digestOf(root: string, files: readonly string[], words: readonly string[]): string {
  const hash = createHash("sha256");
  const add = (part: string | Buffer) => hash.update(`${part.length}\0`).update(part);
  for (const word of words) add(word);
  for (const file of files.filter((one) => existsSync(join(root, one)))) {
    add(file);
    add(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

/** Files in a folder of the project, by their paths from its root; none if there is no such folder. */
export function pathsIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return filesBelow(join(root, folder)).map((file) => `${folder}/${file}`);
}

/** Those that are code. */
export const codeIn = (root: string, folder: string): string[] =>
  pathsIn(root, folder).filter((file) => !NO_CODE.test(file.slice(folder.length + 1)));

/** The settings of a build in some environment: names and values, in the order of the names. */
export const settingsOf = (environment: Readonly<Record<string, string | undefined>>): string[] =>
  Object.keys(environment)
    .filter((name) => /^(GATSBY|ENCORE)_/.test(name) && !NO_SETTING.test(name))
    .sort()
    .flatMap((name) => [name, environment[name] ?? ""]);
