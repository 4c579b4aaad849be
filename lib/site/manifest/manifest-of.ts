import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { filesBelow } from "../ledger/site-paths";
import { Pool } from "../../images/pool";
import { type Manifest, MANIFEST_VERSION, type ManifestFile } from "./manifest";

/** Files read at the same time: enough to keep a disk busy. */
const READERS = 16;

/**
 * The manifest of all files below a folder, such as a site's `public`.
 * @param commit what the folder was built from, as 40 hexadecimal digits, if it is known
 * @throws if the folder or one of its files cannot be read
 */
export async function manifestOf(folder: string, commit = ""): Promise<Manifest> {
  const pool = new Pool(READERS);
  const files = await Promise.all(
    filesBelow(folder).map(
      async (path) => [path, await pool.run(() => describe(join(folder, path)))] as const,
    ),
  );
  return { version: MANIFEST_VERSION, commit, files: Object.fromEntries(files) };
}

async function describe(file: string): Promise<ManifestFile> {
  const hash = createHash("sha256");
  let bytes = 0;
  await pipeline(createReadStream(file), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  });
  return { bytes, sha256: hash.digest("hex") };
}
