import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { KnownFiles } from "../built-pages/known-files";
import { filesBelow } from "../built-pages/site-paths";
import { Pool } from "../../images/pool";
import { type Manifest, MANIFEST_VERSION, type ManifestFile } from "./manifest";

/** Files read at the same time: enough to keep a disk busy. */
const READERS = 16;

/**
 * The manifest of all files below a folder, such as a site's `public`.
 * @param commit what the folder was built from, as 40 hexadecimal digits, if it is known
 * @param known files that were read before; those that nobody has touched since are not read again
 * @throws if the folder or one of its files cannot be read
 */
export async function manifestOf(
  folder: string,
  commit = "",
  known?: KnownFiles<ManifestFile>,
): Promise<Manifest> {
  const pool = new Pool(READERS);
  const look = async (path: string): Promise<ManifestFile> => {
    const file = await describe(join(folder, path));
    known?.note(folder, path, file);
    return file;
  };
  const files = await Promise.all(
    filesBelow(folder).map(async (path) => {
      const file = known?.find(folder, path) ?? (await pool.run(() => look(path)));
      return [path, file] as const;
    }),
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
