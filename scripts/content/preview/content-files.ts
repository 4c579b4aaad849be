import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { listFiles } from "../../../lib/content/read/list-files";
import { CONTENT, fileIn, type Snapshot, takeSnapshot } from "../../../lib/content/read/snapshot";
import { gitSays } from "../git/run-git";
import { ScratchSites } from "../git/scratch-sites";

/** A picture of the maintainers' own. */
export interface ArtFile {
  /** Path in content/. */
  path: string;
  /** Digest of its bytes. */
  id: string;
  bytes: Buffer;
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
    texts: new Map([...records, ...illustrations].map(({ path }) => [path, `${bytesOf(path)}`])),
    art: new Map(
      art.map(({ path, key }) => {
        const bytes = bytesOf(path);
        return [key, { path, id: createHash("sha256").update(bytes).digest("hex"), bytes }];
      }),
    ),
  };
}

/** The content of the project at `root` in a commit. @throws if the commit has none */
export function committedFiles(root: string, commit: string): ContentFiles {
  const scratch = new ScratchSites(root);
  try {
    return filesOf(takeSnapshot(scratch.atCommit(commit)));
  } finally {
    scratch.remove();
  }
}

/** The id of the last commit in the folder `root`; undefined if there is none. */
export const lastCommit = (root: string): string | undefined =>
  gitSays(root, "rev-parse", "--verify", "HEAD");

/** The files that git writes when another commit becomes the last one. */
export const filesOfHead = (root: string): string[] =>
  (gitSays(root, "rev-parse", "--git-path", "HEAD", "--git-path", "logs/HEAD") ?? "")
    .split("\n")
    .filter(Boolean)
    .map((path) => resolve(root, path));
