/**
 * `npm run types` writes content/types.ts from content/schema, the shapes of the answers that the
 * browser checks, what describes the data for others, and which schema an editor checks which file by.
 */
import { resolve } from "node:path";
import { takeSnapshot } from "../lib/content/read/snapshot";
import { developmentTool } from "./lib/development-tool.mjs";
import { fail } from "./lib/system-fault.mjs";
import { helpIfAsked } from "./lib/usage.mjs";
import { bringUpToDate, generatedFiles } from "./generated-files";

const ROOT = resolve(__dirname, "..");

async function main(): Promise<void> {
  helpIfAsked("types");
  try {
    developmentTool("biome", ROOT);
  } catch (error) {
    return fail(error, true);
  }
  const wanted = await generatedFiles(takeSnapshot(ROOT));
  for (const file of bringUpToDate(ROOT, wanted))
    console.log(`${file} ${wanted.has(file) ? "written" : "removed"}.`);
}

main().catch((error: unknown) => fail(error));
