import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../files/write-whole";
import { HASH_DIGITS } from "../text/hash-digits";
import { sha256 } from "../text/sha256";
import { FOLDER } from "./placed-pictures";

/** A text file among the pictures, cached like them, with a hash of its content in its name. */
export interface HashedFile {
  /** From the site's root: `/pictures/stand-parts.1a2b3c.svg`. */
  readonly address: string;
  /** Writes it into the site's public folder, and removes older versions. */
  readonly write: (publicDirectory: string) => void;
}

/** @param name part before the hash */
export function hashedFile(name: string, ending: string, text: string): HashedFile {
  const file = `${name}.${sha256(text).slice(0, HASH_DIGITS)}.${ending}`;
  return {
    address: `/${FOLDER}/${file}`,
    write: (publicDirectory) => {
      const folder = join(publicDirectory, FOLDER);
      mkdirSync(folder, { recursive: true });
      for (const other of readdirSync(folder)) {
        if (other !== file && other.startsWith(`${name}.`)) rmSync(join(folder, other));
      }
      writeWhole(join(folder, file), text);
    },
  };
}
