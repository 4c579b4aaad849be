import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** Age at which fingerprints of drawings are removed. */
const DAYS = 90;
const PICTURE = /\.(avif|webp|png|jpe?g)$/;
const [cache = "", site = ""] = process.argv.slice(2);

const filesBelow = (folder, pattern) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
const sha256 = (data) => createHash("sha256").update(data).digest("hex");

/**
 * Removes from a cache of pictures (CACHE, the first argument) those that the built site (SITE, the second) does not
 * use, and prints a key for the remaining ones.
 */
const shown = new Set(filesBelow(site, PICTURE).map((file) => sha256(readFileSync(file))));
const kept = [];
for (const file of filesBelow(cache, /^[0-9a-f]{64}\.json$/)) {
  const { variants } = JSON.parse(readFileSync(file, "utf8"));
  if (variants.some((variant) => shown.has(variant.sha256))) {
    kept.push(file.slice(cache.length));
    continue;
  }
  for (const { width, format } of variants) {
    rmSync(file.replace(/\.json$/, `-${width}.${format}`), { force: true });
  }
  rmSync(file);
}
const fingerprints = join(cache, "fingerprints");
const oldest = Date.now() - DAYS * 86_400_000;
for (const file of existsSync(fingerprints) ? filesBelow(fingerprints, /./) : []) {
  if (statSync(file).mtimeMs < oldest) rmSync(file);
}
console.log(`key=${sha256(kept.toSorted().join())}`);
