import { execFileSync } from "node:child_process";
import { Project } from "../../test/builds/project";
import { multiplyContent } from "./multiply-content";
import { shareDrawings } from "./share-drawings";

/**
 * Copies the project at `root` into the folder `target`, missing or empty, with `times` the content. Pictures are those
 * of the original.
 */
export function copyProject(root: string, target: string, times: number): Project {
  const project = new Project(root, target);
  multiplyContent(target, times);
  shareDrawings(target);
  if (times > 1) regenerateTypes(target);
  return project;
}

/** Units are a union type, and browsers check answers by shapes generated from schemas. */
function regenerateTypes(target: string): void {
  execFileSync(process.execPath, ["--import", "tsx", "scripts/generate-types.ts"], {
    cwd: target,
    stdio: ["ignore", "ignore", "inherit"],
  });
}
