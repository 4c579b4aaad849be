import { type Words, wordsOfMessage } from "#lib/api/envelope";
import type { ApiError, ApiErrorKind } from "../api/api-error";
import words from "./words.json";

/** Messages by HTTP status (SPEC section 8). */
export const ERROR_CATALOGUE: Readonly<Record<number, Words>> = words.statuses;

/**
 * Messages by kind of failure, for failures without a message from the server; others get that of the default status.
 */
export const KIND_MESSAGES: Partial<Record<ApiErrorKind, Words>> = words.kinds;

/** Status assumed for errors without a status known to the catalogue. */
const DEFAULT_STATUS = 400;

/** Message of an error and its consequences; one of the two languages may be missing. */
export interface DescribedError extends Partial<Words> {
  readonly logsOut: boolean;
  /** True if the message is shown at the failed action instead of as a toast. */
  readonly isInline: boolean;
}

/**
 * Looks up the message of an error by its HTTP status; a missing or unknown status counts as 400. A `code` of the body
 * is no status: the server's message is shown (SPEC section 7).
 */
export function describeError({ kind, msg, status = DEFAULT_STATUS }: ApiError): DescribedError {
  const isKnown = kind !== "refused" && Object.hasOwn(ERROR_CATALOGUE, status);
  const entry = isKnown ? status : DEFAULT_STATUS;
  const message = msg ? wordsOfMessage(msg) : KIND_MESSAGES[kind];
  return {
    ...((entry === DEFAULT_STATUS && message) || ERROR_CATALOGUE[entry]),
    logsOut: entry === 401 || entry === 403,
    isInline: entry === 403,
  };
}
