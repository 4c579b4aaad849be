import { parseArgs, type ParseArgsConfig } from "node:util";
import { UsageError } from "./usage-error";

/**
 * Reads the arguments of a command.
 * @throws UsageError if an option is not known, or there are not exactly `count` arguments besides
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  { options, count, usage }: { options: Options; count: number; usage: string },
) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options,
    });
    if (positionals.length !== count) throw new Error(usage);
    return { values, positionals };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
