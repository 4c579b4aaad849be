import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/**
 * Gives what `look` finds in a temporary copy of the content in which some files are changed.
 * @param files new bytes by paths from the project's root; undefined where a file is taken away
 */
export function inCopy<Found>(
  root: string,
  files: ReadonlyMap<string, Uint8Array | undefined>,
  look: (copy: string) => Found,
): Found {
  const copy = mkdtempSync(join(tmpdir(), "encore-draft-"));
  try {
    cpSync(join(root, "content"), join(copy, "content"), { recursive: true });
    for (const [file, bytes] of files) {
      const target = join(copy, file);
      rmSync(target, { force: true });
      if (bytes === undefined) continue;
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, bytes);
    }
    return look(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
