import { execFileSync } from "node:child_process";
import { Project } from "../../test/builds/project";
import { multiplyContent } from "./multiply-content";
import { shareDrawings } from "./share-drawings";

/**
 * Makes a project in the folder `target`, which must not be there or be empty, of the one at `root`,
 * with `times` the content. Its pictures are those of the original, however many records show them.
 */
export function copyProject(root: string, target: string, times: number): Project {
  const project = new Project(root, target);
  multiplyContent(target, times);
  shareDrawings(target);
  if (times > 1) regenerateTypes(target);
  return project;
}

/** The units are a union in the types, and the browser checks answers by shapes made of the schemas. */
function regenerateTypes(target: string): void {
  execFileSync(process.execPath, ["--import", "tsx", "scripts/generate-types.ts"], {
    cwd: target,
    stdio: ["ignore", "ignore", "inherit"],
  });
}
