import { parseArgs, type ParseArgsConfig } from "node:util";
import { UsageError } from "./usage-error";

/**
 * Reads the arguments of a command.
 * @param count how many arguments there are besides; `most` where the last ones may be left out
 * @throws UsageError if an option is not known, or there are fewer or more
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
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    if (positionals.length < count || positionals.length > most) throw new Error(usage);
    return { values, positionals };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
