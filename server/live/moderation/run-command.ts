import { asksForHelp } from "../../../lib/command-line/asks-for-help";
import { commandFirst } from "../../../lib/command-line/command-first";
import { knownName } from "../../../lib/command-line/known-name";
import { readArguments } from "../../../lib/command-line/read-arguments";
import { DEFAULT_URL } from "../database/settings";
import { COMMANDS, type Surroundings } from "./commands";

const USAGE = `npm run exhibition -- COMMAND

  list [--state waiting|public|rejected] [--unit UNIT]
                         stands in a state (waiting), those that were sent first at the top;
                         “(?)” before a title or name that may hold an address
  show ID…               everything that is kept of stands, their messages, and where to look at them
  approve ID…            makes stands public; new reports of a public stand count as looked at
  reject ID… [--why TEXT]
                         takes stands out of the queue or the exhibition; they are kept,
                         with a note for the other maintainers
  erase ID…              takes everything of stands away but their ids, for good
  reports                public stands with new reports, the most reported first
  backup FILE            writes the database into a new file, while the server runs
  copy FROM TO           copies everything into a database that holds nothing yet, and compares: from a
                         file to a PostgreSQL (file:… postgres://…), or the other way; stop the server first
  help                   this text

The database is the one that ENCORE_DATABASE_URL names (${DEFAULT_URL}).
Ends with 0 if it was done, 1 if something does not exist, 2 if it was asked in a wrong way.`;

export async function runCommand(
  surroundings: Surroundings,
  given: readonly string[],
): Promise<string> {
  if (asksForHelp(given)) return USAGE;
  const [written = "help", ...args] = commandFirst(given, Object.keys(COMMANDS));
  const name = knownName("command", written, [...Object.keys(COMMANDS), "help"]);
  const command = COMMANDS[name];
  if (!command) return USAGE;
  const { options = [], most = Number.POSITIVE_INFINITY, run } = command;
  const { values, positionals: words } = readArguments(args, {
    options: Object.fromEntries(options.map((option) => [option, { type: "string" as const }])),
    most,
    usage: USAGE,
  });
  return run({ ...surroundings, words, values });
}
