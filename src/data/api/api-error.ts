/** What can become of a call; each name has words of its own (src/data/errors). */
export type ApiErrorKind =
  | "offline"
  /** Nobody answered, or the browser let nothing through. */
  | "network"
  | "timeout"
  /** The answer was to be had at another address, where this call does not go. */
  | "redirected"
  /** An HTTP status that is no success. */
  | "status"
  /** The body's code is no success. */
  | "refused"
  | "empty"
  /** The body is a page. */
  | "html"
  | "malformed"
  /** The body ended too early. */
  | "cut"
  | "too-large"
  /** The body is JSON, but not what this call answers. */
  | "wrong-shape"
  /** No functions run where this site is, so nothing can be changed. */
  | "no-functions";

/** A call that failed. Its message is what the server said, or `Error` (SPEC section 7). */
export class ApiError extends Error {
  override name = "ApiError";

  constructor(
    readonly kind: ApiErrorKind,
    readonly status?: number,
    readonly msg = "",
    /** For maintainers: where an answer has another shape, which error was behind it. */
    cause?: unknown,
    readonly retryAfter = 0,
  ) {
    super(msg || "Error", { cause });
  }
}
