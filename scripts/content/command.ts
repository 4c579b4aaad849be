/** What `npm run content` can do: one folder beside this file for each. */
export interface Command {
  /** What it does, on one line. */
  readonly summary: string;
  /** How it is asked for and what its arguments mean; `--help` shows it. */
  readonly usage: string;
  /** @throws CommandError if it is asked for in a wrong way */
  readonly run: (request: CommandRequest) => Outcome | Promise<Outcome>;
}

/** One call of a command. */
export interface CommandRequest {
  /** Folder of the project. */
  readonly root: string;
  /** What stands behind the name of the command. */
  readonly args: readonly string[];
}

/** What a command says at its end, and how it ends. */
export interface Outcome {
  readonly text: string;
  /** 0 if all is well, 1 if there are problems. */
  readonly code: 0 | 1;
}
