/**
 * `npm run types` writes content/types.ts from content/schema, the shapes of the answers that the
 * browser checks, what describes the data for others, and which schema an editor checks which file by;
 * `npm run types -- --check` only says (exit code 1) what is out of date.
 */
import { resolve } from "node:path";
import { takeSnapshot } from "../lib/content/read/snapshot";
import { bringUpToDate, generatedFiles, outOfDate } from "./generated-files";

const ROOT = resolve(__dirname, "..");

async function main(check: boolean): Promise<void> {
  const wanted = await generatedFiles(takeSnapshot(ROOT));
  const stale = outOfDate(ROOT, wanted);
  if (check) {
    for (const file of stale) console.error(`${file} is out of date: run \`npm run types\`.`);
    if (stale.length > 0) process.exitCode = 1;
    return;
  }
  bringUpToDate(ROOT, wanted);
  for (const file of stale) console.log(`${file} ${wanted.has(file) ? "written" : "removed"}.`);
}

void main(process.argv.includes("--check"));
