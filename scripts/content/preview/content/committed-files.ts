import { resolve } from "node:path";
import { listingOf } from "../../../../lib/content/read/list-files";
import { CONTENT } from "../../../../lib/content/read/snapshot";
import type { ContentFiles } from "./content-files";
import { git } from "./git";

/** The content of a commit. */
export interface CommittedFiles extends ContentFiles {
  /** Its id, 40 hexadecimal digits. */
  commit: string;
}

/** The id of the last commit in the folder `root`; undefined if there is none. */
export async function lastCommit(root: string): Promise<string | undefined> {
  return (await git(root, ["rev-parse", "--verify", "HEAD"]))?.toString().trim();
}

/** The content of the project at `root` in a commit. */
export async function committedFiles(root: string, commit: string): Promise<CommittedFiles> {
  const listed = await git(root, ["ls-tree", "-r", "-z", commit, "--", `${CONTENT}/`]);
  const ids = new Map(listed?.toString().split("\0").flatMap(entryOf));
  const { records, illustrations, art } = listingOf([...ids.keys()].toSorted());
  const texts = [...records, ...illustrations];
  const idOf = (path: string) => ids.get(path) ?? "";
  const blobs = await readBlobs(
    root,
    texts.map(({ path }) => idOf(path)),
  );
  return {
    commit,
    texts: new Map(texts.map(({ path }, index) => [path, blobs[index] ?? ""])),
    art: new Map(
      art.map(({ path, key }) => {
        const id = idOf(path);
        return [key, { path, id, read: async () => readObject(root, id) }];
      }),
    ),
  };
}

/** The files that git writes when another commit becomes the last one. */
export async function filesOfHead(root: string): Promise<string[]> {
  const paths = await git(root, ["rev-parse", "--git-path", "HEAD", "--git-path", "logs/HEAD"]);
  const lines = paths?.toString().split("\n").filter(Boolean) ?? [];
  return lines.map((path) => resolve(root, path));
}

/** A line of `git ls-tree`: mode, type, id, a tab, and the path from the folder it runs in. */
function entryOf(line: string): [path: string, id: string][] {
  const [, id, path] = /^\d+ blob ([0-9a-f]+)\tcontent\/(.+)$/s.exec(line) ?? [];
  return id === undefined || path === undefined ? [] : [[path, id]];
}

/** The texts of objects, in their order: `git cat-file` gives each a header line and a line break. */
async function readBlobs(root: string, ids: readonly string[]): Promise<string[]> {
  const answer = await git(root, ["cat-file", "--batch"], `${ids.join("\n")}\n`);
  if (!answer) return [];
  const texts: string[] = [];
  let at = 0;
  while (at < answer.length) {
    const start = answer.indexOf("\n", at) + 1;
    const size = Number(answer.toString("latin1", at, start).split(" ")[2]);
    texts.push(answer.toString("utf8", start, start + size));
    at = start + size + 1;
  }
  return texts;
}

async function readObject(root: string, id: string): Promise<Buffer> {
  const bytes = await git(root, ["cat-file", "blob", id]);
  if (!bytes) throw new Error(`git does not give the object ${id}`);
  return bytes;
}
