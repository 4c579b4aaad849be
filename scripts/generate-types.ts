/**
 * `npm run types`: generates content/types.ts, the shapes of answers, the published schemas, and the editor's settings
 * from content/schema.
 */
import { resolve } from "node:path";
import { takeSnapshot } from "../lib/content/read/snapshot";
import { developmentTool } from "./lib/development-tool.mjs";
import { fail } from "./lib/system-fault.mjs";
import { helpIfAsked } from "./lib/usage.mjs";
import { updateFiles, generatedFiles } from "./generated-files";

const ROOT = resolve(__dirname, "..");

async function main(): Promise<void> {
  helpIfAsked("types");
  try {
    developmentTool("biome", ROOT);
  } catch (error) {
    return fail(error, true);
  }
  const wanted = await generatedFiles(takeSnapshot(ROOT));
  for (const file of updateFiles(ROOT, wanted))
    console.log(`${file} ${wanted.has(file) ? "written" : "removed"}.`);
}

main().catch((error: unknown) => fail(error));
