import type { Words } from "#lib/api/words";
import type { ApiError } from "../api/api-error";
import { type CatalogueEntry, DEFAULT_STATUS, ERROR_CATALOGUE } from "./error-catalogue";

/** What the catalogue says of one error; of the two languages one may be missing. */
export interface DescribedError extends Partial<Words> {
  readonly logsOut: boolean;
  readonly isSilent: boolean;
}

/**
 * Looks an error up in the catalogue, which is of HTTP statuses: one without a status, or of an unknown one,
 * is a 400. The code of a body is no status: what the server says with it is shown (SPEC section 7).
 */
export function describeError(error: ApiError): DescribedError {
  const { words, logsOut = false, isSilent = false } = entryOf(error);
  return { ...(typeof words === "function" ? words(error) : words), logsOut, isSilent };
}

function entryOf({ kind, status = DEFAULT_STATUS }: ApiError): CatalogueEntry {
  const isKnown = kind !== "refused" && Object.hasOwn(ERROR_CATALOGUE, status);
  return ERROR_CATALOGUE[isKnown ? status : DEFAULT_STATUS] as CatalogueEntry;
}
