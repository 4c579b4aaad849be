import { createHash } from "node:crypto";
import { listFiles } from "../../../../lib/content/read/list-files";
import { CONTENT, fileIn, type Snapshot } from "../../../../lib/content/read/snapshot";

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
  /** Texts of the records and of the illustrations by their paths in content/. */
  texts: ReadonlyMap<string, string>;
  /** Art by the keys of the pictures whose place it takes. */
  art: ReadonlyMap<string, ArtFile>;
}

/** The content of a snapshot. */
export function filesOf(snapshot: Snapshot): ContentFiles {
  const { records, illustrations, art } = listFiles(snapshot);
  const bytesOf = (path: string) => fileIn(snapshot, `${CONTENT}/${path}`);
  return {
    texts: new Map(
      [...records, ...illustrations].map(({ path }) => [path, bytesOf(path).toString("utf8")]),
    ),
    art: new Map(
      art.map(({ path, key }) => [
        key,
        {
          path,
          id: objectId(bytesOf(path)),
          read: async () => bytesOf(path),
        },
      ]),
    ),
  };
}

/** The id that git gives a file of these bytes. */
function objectId(bytes: Buffer): string {
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
