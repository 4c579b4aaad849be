import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "../../text/sha256";
import type { Mark } from "../site-files/mark";
import { filesBelow } from "../site-files/site-paths";

export interface ManifestFile {
  readonly bytes: number;
  /** SHA-256 in hexadecimal; absent for a picture whose name identifies it. */
  readonly sha256?: string;
  /** State when read; only on the machine that built the site, so that the next build need not read it again. */
  readonly mark?: Mark;
}

export interface Manifest {
  readonly version: typeof MANIFEST_VERSION;
  /** Built commit, 40 hexadecimal digits; empty if unknown. */
  readonly commit: string;
  /** By path in `public`, with forward slashes, sorted. */
  readonly files: Readonly<Record<string, ManifestFile>>;
}

/** Increase it when an older manifest can no longer be read. */
export const MANIFEST_VERSION = 1;

export interface ManifestDifference {
  readonly added: readonly string[];
  /** Paths with other bytes. */
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** Compares two builds; without `before` all files are added. */
export function compareManifests(
  before: Manifest | undefined,
  after: Manifest,
): ManifestDifference {
  const [old, now] = [before?.files ?? {}, after.files];
  const paths = Object.keys(now).toSorted();
  const isChanged = (path: string) => {
    const [one, other] = [old[path], now[path]];
    return one !== undefined && other !== undefined && !isSameFile(one, other);
  };
  return {
    added: paths.filter((path) => !old[path]),
    changed: paths.filter(isChanged),
    removed: Object.keys(old)
      .filter((path) => !now[path])
      .toSorted(),
  };
}

/** True for files of one name that are the same: where a digest is unknown, the name says nearly all. */
const isSameFile = (one: ManifestFile, other: ManifestFile): boolean =>
  one.bytes === other.bytes &&
  (one.sha256 === other.sha256 || one.sha256 === undefined || other.sha256 === undefined);

export function manifestOf(folder: string, commit = ""): Manifest {
  const files: Record<string, ManifestFile> = {};
  for (const path of filesBelow(folder)) {
    const content = readFileSync(join(folder, path));
    files[path] = { bytes: content.length, sha256: sha256(content) };
  }
  return { version: MANIFEST_VERSION, commit, files };
}

/**
 * Reads a stored manifest. Undefined if the file is missing or is not a complete manifest of this version; the build
 * then counts as the first.
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

/** True for a manifest of this version whose paths stay in their folder. */
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
  const isDigest = digest === undefined || /^[0-9a-f]{64}$/.test(digest);
  return Number.isSafeInteger(bytes) && Number(bytes) >= 0 && isDigest;
}

// Files elsewhere are written and removed by these paths: none may lead out of its folder.
const isInside = (path: string): boolean => !/(?:^|\/)\.{0,2}(?:\/|$)/.test(path);
