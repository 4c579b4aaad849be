/** A command that cannot be run as asked. The message says why. */
export class CommandError extends Error {
  override name = "CommandError";

  constructor(
    message: string,
    /** Exit code. 1: not found, or changed meanwhile. 2: wrong usage. */
    readonly code: 1 | 2 = 2,
  ) {
    super(message);
  }
}
