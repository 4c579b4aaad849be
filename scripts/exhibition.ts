import { existsSync, readFileSync } from "node:fs";
import { addressFromEnvironment } from "../lib/content/check/validated/site-address";
import { CommandError } from "../lib/command-line/command-error";
import { closeDatabases } from "../server/live/database/live-database";
import { databaseSettings, printableUrl } from "../server/live/database/settings";
import { existingDatabase } from "../server/live/moderation/existing-database";
import { systemErrorMessage } from "./lib/system-fault.mjs";
import { runCommand } from "../server/live/moderation/run-command";

const SITE = "content/site.json";

/** Address of the site from the environment or the content; empty if unknown. */
function siteAddress(): string {
  const stored = existsSync(SITE) ? JSON.parse(readFileSync(SITE, "utf8")).address : "";
  return addressFromEnvironment() ?? String(stored ?? "");
}

/** `npm run exhibition`: maintainers' commands for stands (docs/exhibition.md). */
async function main(): Promise<void> {
  try {
    const settings = databaseSettings();
    const context = {
      open: () => existingDatabase(settings),
      address: printableUrl(settings),
      site: siteAddress(),
    };
    console.log(await runCommand(context, process.argv.slice(2)));
  } catch (error) {
    const fault = systemErrorMessage(error);
    console.error(fault ?? (error as Error).message);
    if (!(error instanceof CommandError) && fault === undefined)
      console.error("npm run exhibition -- help says how.");
    process.exitCode = error instanceof CommandError ? error.code : 1;
  } finally {
    await closeDatabases();
  }
}

void main();
