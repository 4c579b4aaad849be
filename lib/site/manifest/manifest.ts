import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sha256 } from "../../text/sha256";
import type { Mark } from "../ledger/mark";
import { filesBelow } from "../ledger/site-paths";

/** What is known of one file of a built site. */
export interface ManifestFile {
  readonly bytes: number;
  /** SHA-256 of the file in hexadecimal. */
  readonly sha256: string;
  /** Of the file that was read; only where the site was built, so that the next build need not read it again. */
  readonly mark?: Mark;
}

/** Every file of a built site. */
export interface Manifest {
  readonly version: typeof MANIFEST_VERSION;
  /** The commit that was built, as 40 hexadecimal digits; empty where it is not known. */
  readonly commit: string;
  /** By path in `public`, with forward slashes, in the order of the paths. */
  readonly files: Readonly<Record<string, ManifestFile>>;
}

/** Raise it when a manifest of before cannot be read as one of today. */
export const MANIFEST_VERSION = 1;

/** How one build differs from another: paths in `public`, each list in its order. */
export interface ManifestDifference {
  readonly added: readonly string[];
  /** Paths whose bytes are others. */
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** What the build `after` adds to the build `before`, changes of it and takes away from it. */
export function compareManifests(
  before: Manifest | undefined,
  after: Manifest,
): ManifestDifference {
  const [old, now] = [before, after].map(
    (one) => new Map(Object.entries(one?.files ?? {}).map(([path, file]) => [path, file.sha256])),
  ) as [Map<string, string>, Map<string, string>];
  const paths = [...now.keys()].toSorted();
  return {
    added: paths.filter((path) => !old.has(path)),
    changed: paths.filter((path) => old.has(path) && old.get(path) !== now.get(path)),
    removed: [...old.keys()].filter((path) => !now.has(path)).toSorted(),
  };
}

/** The manifest of all files below a folder, such as a site's `public`. */
export async function manifestOf(folder: string, commit = ""): Promise<Manifest> {
  const files: Record<string, ManifestFile> = {};
  for (const path of filesBelow(folder)) {
    const content = await readFile(join(folder, path));
    files[path] = { bytes: content.length, sha256: sha256(content) };
  }
  return { version: MANIFEST_VERSION, commit, files };
}

/**
 * Reads a stored manifest. Undefined if there is none, and if the file holds anything else than a whole
 * manifest of this version: then nothing is known of the build, as if it were the first.
 */
export function readManifest(file: string): Manifest | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    return isManifest(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether a value is a manifest of this version, whose paths stay in their folder. */
export function isManifest(value: unknown): value is Manifest {
  const { version, commit, files } = (value ?? {}) as Partial<Manifest>;
  return (
    version === MANIFEST_VERSION &&
    typeof commit === "string" &&
    /^(?:[0-9a-f]{40})?$/.test(commit) &&
    typeof files === "object" &&
    files !== null &&
    Object.entries(files).every(([path, file]) => isInside(path) && isManifestFile(file))
  );
}

function isManifestFile(value: unknown): value is ManifestFile {
  const { bytes, sha256: digest } = (value ?? {}) as Partial<ManifestFile>;
  return (
    Number.isSafeInteger(bytes) &&
    Number(bytes) >= 0 &&
    typeof digest === "string" &&
    /^[0-9a-f]{64}$/.test(digest)
  );
}

// A manifest says what is written and removed elsewhere: no path of it may lead out of its folder.
function isInside(path: string): boolean {
  return path.split("/").every((step) => step !== "" && step !== "." && step !== "..");
}
