import { parseArgs, type ParseArgsConfig } from "node:util";
import { CommandError } from "./command-error";

/**
 * Parses the arguments of a command.
 * @param count number of positional arguments; `most` if the last are optional
 * @param usage text of `--help`; its first line is the syntax
 * @throws CommandError if an option is unknown or was taken by npm, or if there are too few or too many arguments
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  {
    options,
    count = 0,
    most = count,
    usage,
  }: { options: Options; count?: number; most?: number; usage: string },
) {
  // `npm run deploy /srv --dry-run` without "--" keeps the option for npm, and the command would do what was only to be
  // shown. npm sets these variables for options that it took.
  const takenByNpm = Object.keys(options)
    .filter((name) => process.env[`npm_config_${name.replaceAll("-", "_")}`])
    .map((name) => `--${name}`)
    .filter((option) => !args.includes(option));
  if (takenByNpm.length > 0) {
    const [syntax] = usage.split("\n");
    throw new CommandError(
      `npm kept ${takenByNpm.join(" and ")} for itself, so nothing was done. Options stand behind "--": ${syntax}`,
    );
  }
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    if (positionals.length < count) throw new Error("An argument is missing.");
    if (positionals.length > most) throw new Error("There are too many arguments.");
    return { values, positionals };
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${usage}`);
  }
}
