import { parseArgs } from "node:util";
import { type Command, CommandError, OPTIONS, type OptionName, type Surroundings } from "./command";
import { COMMANDS } from "./commands";
import { unknown } from "./known";

/** The words and options of a command line. */
function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(OPTIONS.map((name) => [name, { type: "string" as const }])),
    });
  } catch (error) {
    throw new CommandError((error as Error).message, 2);
  }
}

function commandOf(written: string): Command {
  const command = COMMANDS.find(({ name }) => name === written);
  if (command) return command;
  throw unknown(
    "command",
    written,
    COMMANDS.map(({ name }) => name),
  );
}

/**
 * Runs a command of `npm run exhibition`.
 * @param args what follows the program's name
 * @returns what to print
 * @throws CommandError
 */
export async function runCommand(
  surroundings: Surroundings,
  args: readonly string[],
): Promise<string> {
  const { values, positionals } = parse(args);
  const [written = "help", ...words] = positionals;
  const command = commandOf(written);
  for (const name of Object.keys(values)) {
    if (!command.options?.includes(name as OptionName)) {
      throw new CommandError(`“${written}” takes no --${name}.`, 2);
    }
  }
  return command.run({ ...surroundings, words, values });
}
