import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../built-pages/site-paths";
import { reportFile } from "../report/folder";
import { FILES, NO_CODE, settingsOf } from "./code-key";

/** Folders that a site is made of. */
const CODE = ["src", "lib", "gatsby", "plugins", "server"];
const CONTENT = ["content", "static"];

/** What npm has installed. */
const INSTALLED = "node_modules/.package-lock.json";

/** Folders that a build writes, and nobody else. */
const WRITTEN = [
  "public",
  "deploy/generated",
  ".content",
  ".cache/functions",
  "src/ui/tokens/generated",
];

/** What is told of a build; `unchanged-report` writes it again. */
const TOLD = ["manifest.json", "shown.json", "report.json"] as const;

/** In Gatsby's cache, so that it goes when the cache goes. */
const FILE = ".cache/last-build.json";

/** What a build was made of, and what it wrote. */
interface LastBuild {
  /** Digest of all that went in. */
  readonly inputs: string;
  /** Bytes and time of each file, by path from the project's root. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Names all that a site is made of: content, code, what is installed, settings.
 * @param environment variables of the build
 */
export function inputsOf(root: string, environment: NodeJS.ProcessEnv): string {
  const hash = createHash("sha256");
  const add = (...parts: (string | Buffer)[]) => {
    for (const part of parts) hash.update(`${part.length}\0`).update(part);
  };
  add(process.version, ...settingsOf(environment));
  const files = [
    ...CODE.flatMap((folder) => pathsIn(root, folder).filter((file) => !NO_CODE.test(file))),
    ...CONTENT.flatMap((folder) => pathsIn(root, folder)),
    ...[...FILES, INSTALLED].filter((file) => existsSync(join(root, file))),
  ];
  for (const file of files) {
    if (!isWritten(file)) add(file, readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

/** Whether the last build was made of the same, and all that it wrote is still as it left it. */
export function isUnchanged(root: string, inputs: string): boolean {
  const last = readLast(root);
  const isTold = TOLD.every((name) => existsSync(reportFile(root, name)));
  if (last?.inputs !== inputs || !isTold) return false;
  const now = stampsOf(root);
  const before = Object.entries(last.files);
  return before.length === now.size && before.every(([file, stamp]) => now.get(file) === stamp);
}

/** Notes a build that has ended well. @param inputs as they were when it began */
export function noteBuild(root: string, inputs: string): void {
  const last: LastBuild = { inputs, files: Object.fromEntries(stampsOf(root)) };
  writeFileSync(join(root, FILE), JSON.stringify(last));
}

function readLast(root: string): LastBuild | undefined {
  try {
    return JSON.parse(readFileSync(join(root, FILE), "utf8")) as LastBuild;
  } catch {
    return undefined;
  }
}

/** Archives keep whole seconds, and so does a cache that is restored. */
function stampsOf(root: string): Map<string, string> {
  return new Map(
    WRITTEN.flatMap((folder) => pathsIn(root, folder)).map((file) => {
      const { size, mtimeMs } = statSync(join(root, file));
      return [file, `${size} ${Math.floor(mtimeMs / 1000)}`];
    }),
  );
}

const isWritten = (file: string): boolean =>
  WRITTEN.some((folder) => file.startsWith(`${folder}/`));

function pathsIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return filesBelow(join(root, folder)).map((file) => `${folder}/${file}`);
}
