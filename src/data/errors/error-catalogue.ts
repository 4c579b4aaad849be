import { type Words, wordsOfMessage } from "#lib/api/envelope";
import type { ApiError, ApiErrorKind } from "../api/api-error";
import words from "./words.json";

/** What each HTTP status means to the visitor (SPEC section 8). */
export const ERROR_CATALOGUE: Readonly<Record<number, Words>> = words.statuses;

/** What is said of a failure that no server has words for; of others it is that of the default status. */
export const OWN_WORDS: Partial<Record<ApiErrorKind, Words>> = words.kinds;

/** The status of an error that has none, or one that the catalogue does not know. */
const DEFAULT_STATUS = 400;

/** What the catalogue says of one error; of the two languages one may be missing. */
export interface DescribedError extends Partial<Words> {
  readonly logsOut: boolean;
  readonly isSilent: boolean;
}

/**
 * Looks an error up in the catalogue, which is of HTTP statuses: one without a status, or of an unknown one,
 * is a 400. The code of a body is no status: what the server says with it is shown (SPEC section 7).
 */
export function describeError({ kind, msg, status = DEFAULT_STATUS }: ApiError): DescribedError {
  const isKnown = kind !== "refused" && Object.hasOwn(ERROR_CATALOGUE, status);
  const entry = isKnown ? status : DEFAULT_STATUS;
  const own = msg ? wordsOfMessage(msg) : OWN_WORDS[kind];
  return {
    ...((entry === DEFAULT_STATUS && own) || ERROR_CATALOGUE[entry]),
    logsOut: entry === 401 || entry === 403,
    isSilent: entry === 403,
  };
}
