import type { Database } from "../database/database";

/** Every option that a command may take, each with a value. */
export const OPTIONS = ["state", "unit", "why"] as const;
export type OptionName = (typeof OPTIONS)[number];

/** What a command works on. */
export interface Surroundings {
  /** Opens the database; rejects if there is none. */
  readonly open: () => Promise<Database>;
  /** The database's address, printed above lists. */
  readonly address: string;
  /** Where the site is served; empty if that is not known. */
  readonly site: string;
}

/** What was asked: the words after the command's name, and its options. */
export interface Asked extends Surroundings {
  readonly words: readonly string[];
  readonly values: Readonly<Partial<Record<OptionName, string>>>;
}

/** A command of `npm run exhibition`. */
export interface Command {
  readonly name: string;
  /** What follows the name, for the usage. */
  readonly takes: string;
  /** Options that it takes; none if absent. */
  readonly options?: readonly OptionName[];
  /** What it does, a line of the usage each. */
  readonly help: readonly string[];
  /**
   * @returns what to print
   * @throws CommandError
   */
  run(asked: Asked): Promise<string>;
}

/** The command cannot be done as it was asked; `code` is what the program ends with. */
export class CommandError extends Error {
  constructor(
    message: string,
    /** 1: something does not exist or has changed; 2: it was asked in a wrong way. */
    readonly code: 1 | 2,
  ) {
    super(message);
  }
}
