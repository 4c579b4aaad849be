import { copyFileSync, renameSync } from "node:fs";
import { join } from "node:path";

/**
 * Modules of the project whose functions are to be called with the original in place of a copy; the
 * file of the same name in overlay/ wraps each. Drawings differ by ids, slugs and addresses:
 * without this, ten times the content would be ten times the pictures to encode, and a bench of the
 * encoder.
 */
const WRAPPED = ["posters/subjects", "social/social-sources"];

const PICTURES = "lib/pictures";
const OVERLAY = join(__dirname, "overlay", PICTURES);

/** Lets the project at `root`, which is a copy, draw each picture from the original of a record. */
export function shareDrawings(root: string): void {
  const pictures = join(root, PICTURES);
  for (const module of WRAPPED) {
    renameSync(join(pictures, `${module}.ts`), join(pictures, `${module}.original.ts`));
    copyFileSync(join(OVERLAY, `${module}.ts`), join(pictures, `${module}.ts`));
  }
  copyFileSync(join(__dirname, "names.ts"), join(pictures, "copy-names.ts"));
}
