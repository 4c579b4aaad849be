import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";

/**
 * Modules of the project whose functions are to be called with the original in place of a copy; the
 * file of the same name in shared-drawings/ wraps each. Drawings differ by ids, slugs and addresses:
 * without this, ten times the content would be ten times the pictures to encode, and a bench of the
 * encoder.
 */
const WRAPPED = [
  "lib/pictures/posters/subjects.ts",
  "lib/pictures/social/shown-by.ts",
  "lib/pictures/social/social-svg.ts",
];

/** How a wrapper names the project's folder, and what it finds the originals by. */
const PROJECT = "../../../";
const NAMES = "../names";

/** Lets the project at `root`, which is a copy, draw each picture from the original of a record. */
export function shareDrawings(root: string): void {
  const names = readFileSync(join(__dirname, "names.ts"), "utf8");
  for (const module of WRAPPED) {
    const path = join(root, module);
    const wrapper = readFileSync(join(__dirname, "shared-drawings", basename(module)), "utf8");
    renameSync(path, path.replace(/\.ts$/, ".original.ts"));
    writeFileSync(
      path,
      wrapper
        .replaceAll(
          `"${PROJECT}${module.replace(/\.ts$/, "")}"`,
          `"./${basename(module, ".ts")}.original"`,
        )
        .replaceAll(`"${NAMES}"`, '"./copy-names"')
        .replaceAll(`"${PROJECT}`, `"${relative(dirname(module), ".")}/`),
    );
    writeFileSync(join(dirname(path), "copy-names.ts"), names);
  }
}
