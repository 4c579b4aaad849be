/** What can become of a call; each name has words of its own (src/data/errors). */
export type ApiErrorKind =
  /** The device has no network. */
  | "offline"
  /** Nobody answered, or the browser let nothing through. */
  | "network"
  /** No whole answer came in time. */
  | "timeout"
  /** The answer was to be had at another address, where this call does not go. */
  | "redirected"
  /** An HTTP status that is no success. */
  | "status"
  /** The body's code is no success. */
  | "refused"
  /** The body is empty. */
  | "empty"
  /** The body is a page. */
  | "html"
  /** The body is not JSON. */
  | "malformed"
  /** The body ended too early. */
  | "cut"
  /** The body is larger than any answer. */
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
    /** HTTP status, or the code of the body; undefined if there is none. */
    readonly status?: number,
    /** What the server said, for the visitor to read. */
    readonly msg = "",
    /** For maintainers: where an answer has another shape, which error was behind it. */
    cause?: unknown,
    /** Milliseconds that the server asks to be left alone for. */
    readonly retryAfter = 0,
  ) {
    super(msg || "Error", { cause });
  }
}
