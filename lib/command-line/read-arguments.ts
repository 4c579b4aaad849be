import { parseArgs, type ParseArgsConfig } from "node:util";
import { CommandError } from "./command-error";

/**
 * Reads the arguments of a command.
 * @param count how many arguments there are besides; `most` where the last ones may be left out
 * @param usage how the command is asked for, on the first line, and what its arguments mean
 * @throws CommandError if an option is not known or npm has kept it, or there are fewer arguments or more
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
  // Of `npm run deploy /srv --dry-run` a command sees no option, since no "--" stands before it, and would do what was
  // only to be shown. npm has settings of such names too: one that is here was not kept.
  const kept = Object.keys(options)
    .filter((name) => process.env[`npm_config_${name.replaceAll("-", "_")}`])
    .map((name) => `--${name}`)
    .filter((option) => !args.includes(option));
  if (kept.length > 0) {
    const [form] = usage.split("\n");
    throw new CommandError(
      `npm kept ${kept.join(" and ")} for itself, so nothing was done. Options stand behind "--": ${form}`,
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
