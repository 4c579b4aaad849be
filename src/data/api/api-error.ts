/** Reasons for a failed call; their messages are in src/data/errors. */
export type ApiErrorKind =
  | "offline"
  /** No response, or blocked by the browser. */
  | "network"
  | "timeout"
  /** The response came from a redirect that this call must not follow. */
  | "redirected"
  | "status"
  /** Unsuccessful `code` in the body. */
  | "refused"
  | "empty"
  /** HTML instead of JSON. */
  | "html"
  | "malformed"
  /** The body is incomplete. */
  | "cut"
  | "too-large"
  /** JSON that does not match its shape (lib/api/shape.ts). */
  | "wrong-shape"
  /** The site runs without functions, so nothing can be changed. */
  | "no-functions";

/** A failed call. Its message is the server's `msg`, or `Error` (SPEC section 7). */
export class ApiError extends Error {
  override name = "ApiError";

  constructor(
    readonly kind: ApiErrorKind,
    readonly status?: number,
    readonly msg = "",
    /** For maintainers: the error underneath, or the path of a mismatch with the shape. */
    cause?: unknown,
    /** Delay that the server demands before another attempt, in ms. */
    readonly retryAfter = 0,
  ) {
    super(msg || "Error", { cause });
  }
}
