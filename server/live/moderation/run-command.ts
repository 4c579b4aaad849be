import { isHelpRequested } from "../../../lib/command-line/is-help-requested";
import { commandFirst } from "../../../lib/command-line/command-first";
import { knownName } from "../../../lib/command-line/known-name";
import { readArguments } from "../../../lib/command-line/read-arguments";
import { DEFAULT_URL } from "../database/settings";
import { COMMANDS, type CommandContext } from "./commands";

const USAGE = `npm run exhibition -- COMMAND

  list [--state waiting|public|rejected] [--unit UNIT]
                         lists stands in a state (by default waiting), the oldest first;
                         “(?)” before a title or name that may hold an address
  show ID…               shows all data of stands, their messages and addresses
  approve ID…            makes stands public; new reports of a public stand count as looked at
  reject ID… [--why TEXT]
                         removes stands from the queue or the exhibition; they are kept,
                         with a note for the other maintainers
  erase ID…              deletes all data of stands but their ids, for good
  reports                lists public stands with new reports, the most reported first
  backup FILE            copies the database to a new file, while the server runs
  copy FROM TO           copies everything to an empty database, and compares: from a
                         file to a PostgreSQL (file:… postgres://…), or the other way; stop the server first
  help                   this text

The database is the one that ENCORE_DATABASE_URL names (${DEFAULT_URL}).
Exit code 0: done; 1: not found; 2: wrong usage.`;

export async function runCommand(
  context: CommandContext,
  argv: readonly string[],
): Promise<string> {
  if (isHelpRequested(argv)) return USAGE;
  const [typedName = "help", ...args] = commandFirst(argv, Object.keys(COMMANDS));
  const name = knownName("command", typedName, [...Object.keys(COMMANDS), "help"]);
  const command = COMMANDS[name];
  if (!command) return USAGE;
  const { options = [], most = Number.POSITIVE_INFINITY, run } = command;
  const { values, positionals: words } = readArguments(args, {
    options: Object.fromEntries(options.map((option) => [option, { type: "string" as const }])),
    most,
    usage: USAGE,
  });
  return run({ ...context, positionals: words, values });
}
