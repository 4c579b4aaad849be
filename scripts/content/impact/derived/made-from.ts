import { readFileSync } from "node:fs";
import type { PictureSource } from "../../../../lib/images";
import { sha256 } from "../../../../lib/images/digest";

/** Names what a picture is made from: the bytes of a file, or the fingerprint of a drawing. */
export function madeFrom({ key: _key, drawing, file, ...shape }: PictureSource): string {
  return JSON.stringify([shape, drawing?.fingerprint, file && sha256(readFileSync(file))]);
}
