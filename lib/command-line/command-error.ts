/** A command was asked for in a wrong way; the message says how it is asked for. */
export class UsageError extends Error {
  override name = "UsageError";
}
