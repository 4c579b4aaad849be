import { copyFileSync, renameSync } from "node:fs";
import { join } from "node:path";

/**
 * Modules of the project that a file of the same name in overlay/ replaces and wraps, so that a copied record is drawn
 * as its original. Drawings differ by ids, slugs and addresses: otherwise ten times the content would be ten times the
 * pictures to encode, and the bench would measure the encoder.
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
