/**
 * What keeps the content from being looked at, such as a file that cannot be read. Its message is for who edits
 * the content: a line for each fault, which needs no stack.
 */
export class ContentError extends Error {
  override readonly name = "ContentError";
}
