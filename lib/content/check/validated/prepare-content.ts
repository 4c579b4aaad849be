import { staticFiles } from "../addresses/site-files";
import { checkContent } from "../check-content";
import type { Problem } from "../../model/problems/problem";
import { takeSnapshot } from "../../read/snapshot";
import { writeNames } from "../../read/schema/write-names";
import { refreshSnapshot } from "./refresh-snapshot";

/**
 * Checks the content of the project at `root`. If it is valid, updates the snapshot and the names schema for editors.
 * @returns the problems; empty if the site can be built from the snapshot
 * @throws ContentError if the content cannot be checked; an error if the environment has an invalid address
 */
export function prepareContent(root: string): Problem[] {
  const content = takeSnapshot(root);
  const problems = checkContent(content, staticFiles(root));
  if (problems.length > 0) return problems;
  writeNames(root, content);
  refreshSnapshot(root, content);
  return [];
}
