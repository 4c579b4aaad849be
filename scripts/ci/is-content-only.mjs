import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Part of content/ that programs are made of; the list of names follows from the records. */
const CODE = /^content\/(types\.ts$|schema\/(?!names\.schema\.json$))/;

/** Words about the project, which begin no run of the workflow. */
const WORDS = /^docs\/|^[^/]+\.md$|^LICENSE$|(^|\/)README\.md$/;

const isContent = (file) => WORDS.test(file) || (file.startsWith("content/") && !CODE.test(file));

/** Whether HEAD comes after a commit, and differs from it in content alone. */
function addsContentTo(commit) {
  const isAncestor = spawnSync("git", ["merge-base", "--is-ancestor", commit, "HEAD"]).status === 0;
  if (!isAncestor) return false;
  const parameters = ["diff", "--name-only", "--no-renames", "-z", commit, "HEAD"];
  const files = execFileSync("git", parameters, { encoding: "utf8" }).split("\0").filter(Boolean);
  return files.every(isContent);
}

/**
 * Prints whether HEAD may be published before all tests have run: its programs are those of a commit that passed
 * them. The commits that did are read from the standard input, one on a line.
 */
const tested = readFileSync(0, "utf8").split(/\s+/).filter(Boolean);
console.log(`content-only=${tested.some(addsContentTo)}`);
