import { CommandError } from "../../lib/command-line/command-error";
import { readArguments } from "../../lib/command-line/read-arguments";

/** What `npm run content` can do: one folder beside this file for each. */
export interface Command {
  /** What it does, on one line. */
  readonly summary: string;
  /** How it is asked for and what its arguments mean; `--help` shows it. */
  readonly usage: string;
  /**
   * @param root folder of the project
   * @param args what stands behind the name of the command
   * @throws CommandError if it is asked for in a wrong way
   */
  readonly run: (root: string, args: readonly string[]) => Promise<Outcome>;
}

/** What a command says at its end, and how it ends. */
export interface Outcome {
  readonly text: string;
  /** 0 if all is well, 1 if there are problems. */
  readonly code: 0 | 1;
}

type Arguments = Parameters<typeof readArguments>[1];

/**
 * A command whose arguments are read.
 * @param run gives what is said at its end; it throws a CommandError with 1 where there are problems
 */
export const command = <const Options extends Arguments["options"]>({
  summary,
  run,
  ...known
}: Omit<Arguments, "options"> & {
  readonly summary: string;
  readonly options?: Options;
  readonly run: (
    root: string,
    given: ReturnType<typeof readArguments<Options>>,
  ) => string | Promise<string>;
}): Command => ({
  summary,
  usage: known.usage,
  async run(root, args) {
    const given = readArguments(args, { ...known, options: known.options ?? ({} as Options) });
    try {
      return { text: await run(root, given), code: 0 };
    } catch (error) {
      if (!(error instanceof CommandError) || error.code !== 1) throw error;
      return { text: error.message, code: 1 };
    }
  },
});
