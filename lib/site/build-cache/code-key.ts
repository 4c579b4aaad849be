import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../site-files/site-paths";

/** Folders that determine bundles. `src` includes the generated styles and fonts. */
const FOLDERS = ["src", "lib", "gatsby", "plugins", "server", "content/schema"];

/** Files that determine bundles. */
export const BUNDLE_FILES = [
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

/** Tests, and Gatsby's output in `src`, which changes in the middle of a build. */
const NOT_CODE = /\.(test|fixtures)\.tsx?$|(^|\/)testing\/|^gatsby-types\.d\.ts$|\.md$/;

/** Settings without effect on bundles: paths of caches, the content check, number of processes. */
const IGNORED_SETTINGS =
  /^(ENCORE_(BUILD_LOCK|CACHE|COMPILED|CONTENT)|GATSBY_(CPU_COUNT|TELEMETRY_DISABLED|LOGGER|WORKER_.*))$/;

/**
 * Key of the code of the project at `root` and of the settings in bundles: equal keys give equal bundles.
 * @param extra further inputs, such as the list of components
 * @param folders folders to include; by default all that determine bundles
 */
export function codeKey(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
  extra: readonly string[] = [],
  folders: readonly string[] = FOLDERS,
): string {
  const files = [...folders.flatMap((folder) => codeIn(root, folder)), ...BUNDLE_FILES];
  return digestOf(root, files, [root, process.version, ...extra, ...settingsOf(environment)]);
}

/** Digest of some files' paths and contents, and of some texts; missing files are ignored. */
export function digestOf(root: string, files: readonly string[], texts: readonly string[]): string {
  const hash = createHash("sha256");
  const add = (part: string | Buffer) => hash.update(`${part.length}\0`).update(part);
  for (const text of texts) add(text);
  for (const file of files.filter((one) => existsSync(join(root, one)))) {
    add(file);
    add(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

/** Files in a folder of the project, from its root; none if the folder is missing. */
export function pathsIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return filesBelow(join(root, folder)).map((file) => `${folder}/${file}`);
}

export const codeIn = (root: string, folder: string): string[] =>
  pathsIn(root, folder).filter((file) => !NOT_CODE.test(file.slice(folder.length + 1)));

/** Settings of a build in an environment: names and values, sorted by name. */
export const settingsOf = (environment: Readonly<Record<string, string | undefined>>): string[] =>
  Object.keys(environment)
    .filter((name) => /^(GATSBY|ENCORE)_/.test(name) && !IGNORED_SETTINGS.test(name))
    .sort()
    .flatMap((name) => [name, environment[name] ?? ""]);
