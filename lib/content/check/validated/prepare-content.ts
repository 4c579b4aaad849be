import { staticFiles } from "../addresses/site-files";
import { checkContent } from "../check-content";
import type { Problem } from "../../model/problems/problem";
import { takeSnapshot } from "../../read/snapshot";
import { writeNames } from "../../read/schema/write-names";
import { refreshSnapshot } from "./refresh-snapshot";

/**
 * Checks the content of the project at `root`. Where it is valid, the snapshot and the list of names that editors
 * complete from are brought up to date with it.
 * @returns what is wrong; nothing where the site can be built of the snapshot
 * @throws ContentError if the content cannot be checked; an error if the environment gives a bad address
 */
export function prepareContent(root: string): Problem[] {
  const content = takeSnapshot(root);
  const problems = checkContent(content, staticFiles(root));
  if (problems.length > 0) return problems;
  writeNames(root, content);
  refreshSnapshot(root, content);
  return [];
}
