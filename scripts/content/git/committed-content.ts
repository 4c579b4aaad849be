import { CONTENT, type Snapshot, withFiles } from "../../../lib/content/read/snapshot";
import { isLeftover } from "../../../lib/content/read/leftover";
import { gitBytes, runGit } from "./run-git";

/** Content of the project at `root` in a commit; empty if it had none. */
export function committedContent(root: string, commit: string): Snapshot {
  const listed = runGit(root, "ls-tree", "-r", "-z", commit, `${CONTENT}/`).split("\0");
  const all = listed.filter(Boolean).map((line) => {
    const [entry = "", file = ""] = line.split("\t");
    return { file, id: entry.split(" ")[2] };
  });
  const files = all.filter(({ file }) => !isLeftover(file));
  const wanted = files.map(({ id }) => `${id}\n`).join("");
  const bytes = gitBytes(root, ["cat-file", "--batch"], wanted);
  // Each file is preceded by a line with its size, and followed by a newline.
  let at = 0;
  const read = files.map(({ file }) => {
    const start = bytes.indexOf("\n", at) + 1;
    const size = Number(bytes.toString("utf8", at, start).split(" ")[2]);
    at = start + size + 1;
    return [file, bytes.subarray(start, start + size)] as const;
  });
  return withFiles(new Map(), read);
}
