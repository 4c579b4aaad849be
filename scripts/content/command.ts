import { CommandError } from "../../lib/command-line/command-error";
import { readArguments } from "../../lib/command-line/read-arguments";

/** A subcommand of `npm run content`; each has a folder beside this file. */
export interface Command {
  /** One line of the list of commands. */
  readonly summary: string;
  readonly usage: string;
  /**
   * @param root folder of the project
   * @param args arguments after the command's name
   * @throws CommandError for wrong usage
   */
  readonly run: (root: string, args: readonly string[]) => Promise<Outcome>;
}

export interface Outcome {
  readonly text: string;
  /** 1 if there are problems. */
  readonly code: 0 | 1;
}

type Arguments = Parameters<typeof readArguments>[1];

/**
 * A command with parsed arguments.
 * @param run returns the output; throws a CommandError with code 1 if there are problems
 */
export const command = <const Options extends Arguments["options"]>({
  summary,
  run,
  ...definition
}: Omit<Arguments, "options"> & {
  readonly summary: string;
  readonly options?: Options;
  readonly run: (
    root: string,
    parsed: ReturnType<typeof readArguments<Options>>,
  ) => string | Promise<string>;
}): Command => ({
  summary,
  usage: definition.usage,
  async run(root, args) {
    const parsed = readArguments(args, {
      ...definition,
      options: definition.options ?? ({} as Options),
    });
    try {
      return { text: await run(root, parsed), code: 0 };
    } catch (error) {
      if (!(error instanceof CommandError) || error.code !== 1) throw error;
      return { text: error.message, code: 1 };
    }
  },
});
