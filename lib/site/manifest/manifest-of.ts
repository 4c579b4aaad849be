import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow } from "../ledger/site-paths";
import { type Manifest, MANIFEST_VERSION, type ManifestFile } from "./manifest";

/** The manifest of all files below a folder, such as a site's `public`. */
export async function manifestOf(folder: string, commit = ""): Promise<Manifest> {
  const files: Record<string, ManifestFile> = {};
  for (const path of filesBelow(folder)) {
    const content = await readFile(join(folder, path));
    const sha256 = createHash("sha256").update(content).digest("hex");
    files[path] = { bytes: content.length, sha256 };
  }
  return { version: MANIFEST_VERSION, commit, files };
}
