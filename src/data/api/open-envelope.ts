import { type Envelope, SUCCEEDED } from "#lib/api/envelope";
import { ApiError } from "./api-error";
import { findMismatch } from "./check/find-mismatch";
import type { Shape } from "#lib/api/shape";
import envelope from "./shapes/envelope.json";

/**
 * Extracts the data of a body (SPEC section 7).
 * @param isCodeChecked false accepts any code
 * @throws ApiError with the body's `msg` if the code is missing or not 200
 */
export function openEnvelope(body: unknown, isCodeChecked = true): unknown {
  const { code, msg, data } = (body ?? {}) as Partial<Envelope<unknown>>;
  if (typeof body !== "object") throw new ApiError("wrong-shape", undefined, "", "answer");
  if (!isCodeChecked || code === SUCCEEDED) return data;
  const message = typeof msg === "string" ? msg : "";
  if (Number.isInteger(code)) throw new ApiError("refused", code, message);
  throw message
    ? new ApiError("refused", undefined, message)
    : new ApiError("wrong-shape", undefined, "", "answer.code");
}

/**
 * Extracts the data of a content call.
 * @throws ApiError if it does not match the shape
 */
export function openAnswer<Data>(body: unknown, shape: Shape): Data {
  const data = openEnvelope(body);
  const mismatch = findMismatch(envelope as Shape, body, "answer") ?? findMismatch(shape, data);
  if (mismatch) throw new ApiError("wrong-shape", undefined, "", mismatch);
  return data as Data;
}
