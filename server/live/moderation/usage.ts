import { DEFAULT_URL } from "../database/settings";
import type { Command } from "./command";

/** Where the second column begins. */
const COLUMN = 25;

/** A command with its help beside it, or under it where it is too long for that. */
function entryOf({ name, takes, help }: Command): string {
  const call = `  ${name} ${takes}`.trimEnd();
  const indented = help.map((line) => " ".repeat(COLUMN) + line);
  const [first = "", ...rest] = help;
  return call.length < COLUMN
    ? [call.padEnd(COLUMN) + first, ...rest.map((line) => " ".repeat(COLUMN) + line)].join("\n")
    : [call, ...indented].join("\n");
}

/** What `npm run exhibition help` says. */
export const usageOf = (commands: readonly Command[]): string => `npm run exhibition -- COMMAND

${commands.map(entryOf).join("\n")}

The database is the one that ENCORE_DATABASE_URL names (${DEFAULT_URL}).
Ends with 0 if it was done, 1 if something does not exist, 2 if it was asked in a wrong way.`;
