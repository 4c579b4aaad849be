import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FilmManifest } from "./film-manifest";

/**
 * The folder of the manifest, in the site's public folder and in its address: that of the pictures,
 * whose rules for hosts it shares. The image stage clears the folder before the manifest is written.
 */
const FOLDER = "pictures";
const NAME = "playmovie-manifest.";

/** The address of a manifest, with a hash of what it says. */
export function manifestAddress(manifest: FilmManifest): string {
  const digest = createHash("sha256").update(JSON.stringify(manifest)).digest("hex");
  return `/${FOLDER}/${NAME}${digest.slice(0, 8)}.json`;
}

/** Puts the manifest in its place, and takes away an older one. */
export function writeManifest(publicDirectory: string, manifest: FilmManifest): void {
  const folder = join(publicDirectory, FOLDER);
  const name = manifestAddress(manifest).slice(FOLDER.length + 2);
  mkdirSync(folder, { recursive: true });
  for (const other of readdirSync(folder)) {
    if (other !== name && other.startsWith(NAME)) rmSync(join(folder, other));
  }
  writeFileSync(join(folder, name), JSON.stringify(manifest));
}
