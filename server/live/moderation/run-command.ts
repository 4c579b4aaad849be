import { parseArgs } from "node:util";
import { CommandError, known } from "./command-error";
import { COMMANDS, type Options, type Surroundings } from "./commands";
import { USAGE } from "./usage";

const TEXT = { type: "string" } as const;

/** The words and options of a command line. */
function parse(args: readonly string[]) {
  try {
    const options = { state: TEXT, unit: TEXT, why: TEXT } satisfies Record<keyof Options, object>;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new CommandError((error as Error).message, 2);
  }
}

/**
 * Runs a command of `npm run exhibition`.
 * @throws CommandError
 */
export async function runCommand(
  surroundings: Surroundings,
  args: readonly string[],
): Promise<string> {
  const { values, positionals } = parse(args);
  const [written = "help", ...words] = positionals;
  const name = known("command", written, [...Object.keys(COMMANDS), "help"]);
  const { options = [], run } = COMMANDS[name] ?? { run: async () => USAGE };
  const extra = Object.keys(values).find((option) => !options.includes(option as keyof Options));
  if (extra) throw new CommandError(`“${name}” takes no --${extra}.`, 2);
  return run({ ...surroundings, words, values });
}
