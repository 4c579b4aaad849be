/** A command cannot be done as it was asked; the message says why. */
export class CommandError extends Error {
  override name = "CommandError";

  constructor(
    message: string,
    /** What the program ends with. 1: something does not exist or has changed; 2: it was asked in a wrong way. */
    readonly code: 1 | 2 = 2,
  ) {
    super(message);
  }
}
