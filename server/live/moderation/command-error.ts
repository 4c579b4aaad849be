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
