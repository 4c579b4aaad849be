import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../../files/write-whole";
import { type Mark, markOf } from "../ledger/mark";
import { readManifest } from "../manifest/manifest";
import { reportFile } from "../report/folder";
import { codeIn, digestOf, FILES, pathsIn, settingsOf } from "./code-key";

/** Folders that a site is made of: of the first come its bundles alone, of the others its data too. */
const COMPONENTS = "src";
const CODE = ["lib", "gatsby", "plugins", "server"];
const CONTENT = ["content", "static"];

/** What npm has installed. */
const INSTALLED = "node_modules/.package-lock.json";

/** The site, whose files the manifest names. */
const SITE = "public";

/** What Gatsby makes of a page, and does not look for again. */
const PAGE = /^page-data\/|\.html$/;

/** Other folders that a build writes, and nobody else. */
const WRITTEN = ["deploy/generated", ".content", ".cache/functions", "src/ui/tokens/generated"];

/** What is told of a build; `unchanged-report` writes it again. */
const TOLD = ["manifest.json", "report.json"] as const;

/** In Gatsby's cache, so that it goes when the cache goes. */
const FILE = ".cache/last-build.json";

/** What a build was made of, and what it wrote. */
interface LastBuild {
  /** Digests of all that went in. */
  readonly inputs: string;
  /** Bytes and time of each file beside the site, by path from the project's root. */
  readonly files: Readonly<Record<string, string>>;
}

/** Names all that a site is made of: content, code, what is installed, settings; and, behind a space, its components. */
export function inputsOf(root: string, environment: NodeJS.ProcessEnv): string {
  const files = [
    ...CODE.flatMap((folder) => codeIn(root, folder)),
    ...CONTENT.flatMap((folder) => pathsIn(root, folder)),
    ...FILES,
    INSTALLED,
  ];
  const digest = (sources: readonly string[], words: readonly string[]) =>
    digestOf(
      root,
      sources.filter((file) => !isWritten(file)),
      words,
    );
  const data = digest(files, [process.version, ...settingsOf(environment)]);
  return `${data} ${digest(codeIn(root, COMPONENTS), [])}`;
}

/** Whether the data of the last build that ended well were made of the same, whatever its components are. */
export function hasSameData(root: string, inputs: string): boolean {
  const dataIn = (both: string | undefined) => both?.split(" ")[0];
  return dataIn(readLast(root)?.inputs) === dataIn(inputs);
}

/** Whether the last build was made of the same, and all that it wrote is still as it left it. */
export function isUnchanged(root: string, inputs: string): boolean {
  const last = readLast(root);
  const isTold = TOLD.every((name) => existsSync(reportFile(root, name)));
  if (last?.inputs !== inputs || !isTold) return false;
  const before = { ...last.files, ...stampsOfSite(root) };
  const now = stampsOf(root, [SITE, ...WRITTEN]);
  const files = Object.entries(before);
  return files.length === now.size && files.every(([file, stamp]) => now.get(file) === stamp);
}

/** Whether a page of the last build, or its data, is gone or has another size. */
export function isDamaged(root: string): boolean {
  const files = Object.entries(readManifest(reportFile(root, "manifest.json"))?.files ?? {});
  return files.some(
    ([path, { bytes }]) =>
      PAGE.test(path) &&
      statSync(join(root, SITE, path), { throwIfNoEntry: false })?.size !== bytes,
  );
}

/** Notes a build that has ended well. @param inputs as they were when it began */
export function noteBuild(root: string, inputs: string): void {
  const last: LastBuild = { inputs, files: Object.fromEntries(stampsOf(root, WRITTEN)) };
  writeWhole(join(root, FILE), JSON.stringify(last));
}

function readLast(root: string): LastBuild | undefined {
  try {
    return JSON.parse(readFileSync(join(root, FILE), "utf8")) as LastBuild;
  } catch {
    return undefined;
  }
}

/** Bytes and time of the files below some folders. */
function stampsOf(root: string, folders: readonly string[]): Map<string, string> {
  return new Map(
    folders
      .flatMap((folder) => pathsIn(root, folder))
      .map((file) => [file, stamp(markOf(join(root, file)))]),
  );
}

/** The same of the site as the last build left it. */
function stampsOfSite(root: string): Record<string, string> {
  const files = Object.entries(readManifest(reportFile(root, "manifest.json"))?.files ?? {});
  return Object.fromEntries(
    files.map(([path, { mark }]) => [`${SITE}/${path}`, mark ? stamp(mark) : ""]),
  );
}

/** Archives keep whole seconds, and so does a cache that is restored. */
const stamp = ([, , modified, bytes]: Mark): string => `${bytes} ${Math.floor(modified / 1000)}`;

const isWritten = (file: string): boolean =>
  [SITE, ...WRITTEN].some((folder) => file.startsWith(`${folder}/`));
