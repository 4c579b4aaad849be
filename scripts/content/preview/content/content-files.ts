import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { CONTENT, listFiles } from "../../../../plugins/content-contract/read/list-files";

/** A picture of the maintainers' own. */
export interface ArtFile {
  /** Path in content/. */
  path: string;
  /** Names its bytes: git's object id, so that a file can be compared with a committed one. */
  id: string;
  read: () => Promise<Buffer>;
}

/** The content at one time: on disk, or in a commit. */
export interface ContentFiles {
  /** Texts of the records by their paths in content/. */
  texts: ReadonlyMap<string, string>;
  /** Art by the keys of the pictures whose place it takes. */
  art: ReadonlyMap<string, ArtFile>;
}

/** The content of the project at `root` as it is on disk. */
export function filesOnDisk(root: string): ContentFiles {
  const { records, art } = listFiles(root);
  const absolute = (path: string) => join(root, CONTENT, path);
  return {
    texts: new Map(records.map(({ path }) => [path, readFileSync(absolute(path), "utf8")])),
    art: new Map(
      art.map(({ path, key }) => [
        key,
        {
          path,
          id: objectId(readFileSync(absolute(path))),
          read: () => readFile(absolute(path)),
        },
      ]),
    ),
  };
}

/** The id that git gives a file of these bytes. */
function objectId(bytes: Buffer): string {
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
