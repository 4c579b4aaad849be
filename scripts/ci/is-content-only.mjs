import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Program files in content/; the schema of names is generated from records. */
const CODE = /^content\/(types\.ts$|schema\/(?!names\.schema\.json$))/;

/** Documents, which do not start the workflow. */
const DOCUMENTS = /^docs\/|^[^/]+\.md$|^LICENSE$|(^|\/)README\.md$/;

const isContent = (file) =>
  DOCUMENTS.test(file) || (file.startsWith("content/") && !CODE.test(file));

/** True if HEAD descends from a commit and differs from it only in content. */
function addsContentTo(commit) {
  const isAncestor = spawnSync("git", ["merge-base", "--is-ancestor", commit, "HEAD"]).status === 0;
  if (!isAncestor) return false;
  const parameters = ["diff", "--name-only", "--no-renames", "-z", commit, "HEAD"];
  const files = execFileSync("git", parameters, { encoding: "utf8" }).split("\0").filter(Boolean);
  return files.every(isContent);
}

/**
 * Prints whether HEAD may be published before all tests have run: its programs are those of a commit that passed them.
 * Reads the commits that passed from standard input, one on a line.
 */
const tested = readFileSync(0, "utf8").split(/\s+/).filter(Boolean);
console.log(`content-only=${tested.some(addsContentTo)}`);
