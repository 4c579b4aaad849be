/**
 * Runs the tests of the live content (`*.live.test.ts`) on another content, and checks the types if these differ: a
 * correct edit of content must not fail anything. `npm test` runs it after the unit tests.
 */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { checkContent } from "../../lib/content/check/check-content";
import { takeSnapshot } from "../../lib/content/read/snapshot";
import { report } from "../../lib/content/check/report";
import { otherContent } from "./other-content";
import { renamedContent } from "./renamed-content";
import { sourcesOf } from "../builds/project";
import { updateFiles, generatedFiles, outOfDate } from "../../scripts/generated-files";
// Puts temporary files in memory.
import "../memory-folder.cjs";

const ROOT = resolve(__dirname, "../..");

const BUILT = ["src/gatsby-types.d.ts", "src/ui/tokens/generated", ".content"];

const JEST = ["--maxWorkers=100%", "--testPathPatterns", "\\.live\\.test\\."];

async function main(): Promise<void> {
  const content = renamedContent(otherContent(takeSnapshot(ROOT)));
  const problems = checkContent(content);
  if (problems.length > 0) throw new Error(`The other content is broken:\n${report(problems)}`);

  const folder = mkdtempSync(join(tmpdir(), "encore-other-content-"));
  try {
    for (const file of sourcesOf(ROOT)) {
      if (file.startsWith("content/") || !existsSync(join(ROOT, file))) continue;
      cpSync(join(ROOT, file), join(folder, file));
    }
    for (const [file, bytes] of content) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), bytes);
    }
    symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
    const generated = await generatedFiles(content);
    const hasOtherTypes = outOfDate(folder, generated).some((file) => file.endsWith(".ts"));
    updateFiles(folder, generated);
    const isTyped = linkBuilt(folder) && hasOtherTypes;
    process.exitCode =
      (isTyped && run(folder, "tsc", "--noEmit")) ||
      // A cache for a temporary folder is of no use later.
      run(folder, "jest", "--cacheDirectory", join(folder, ".jest"), ...JEST);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Links the files of a build for type checking. @returns true if all of them exist */
function linkBuilt(folder: string): boolean {
  const isThere = BUILT.every((path) => existsSync(join(ROOT, path)));
  for (const path of isThere ? BUILT : []) symlinkSync(join(ROOT, path), join(folder, path));
  return isThere;
}

function run(folder: string, program: string, ...words: string[]): number {
  const command = join(ROOT, "node_modules/.bin", program);
  return spawnSync(command, words, { cwd: folder, stdio: "inherit" }).status ?? 1;
}

void main();
