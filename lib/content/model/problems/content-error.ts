/**
 * The content cannot be checked, for instance since a file cannot be read. The message is for content editors: a line
 * for each fault, without a stack.
 */
export class ContentError extends Error {
  override readonly name = "ContentError";
}
