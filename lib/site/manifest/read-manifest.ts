import { existsSync, readFileSync } from "node:fs";
import { type Manifest, MANIFEST_VERSION, type ManifestFile } from "./manifest";

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
  const { bytes, sha256 } = (value ?? {}) as Partial<ManifestFile>;
  return (
    Number.isSafeInteger(bytes) &&
    Number(bytes) >= 0 &&
    typeof sha256 === "string" &&
    /^[0-9a-f]{64}$/.test(sha256)
  );
}

// A manifest says what is written and removed elsewhere: no path of it may lead out of its folder.
function isInside(path: string): boolean {
  return path.split("/").every((step) => step !== "" && step !== "." && step !== "..");
}
