import { parseUrl } from "#lib/content/model/pages/parse-url";

/** Placeholder for the site's origin, which is unknown on the server. */
const HERE = "https://here.invalid";

/** True if an address is a path on this site; `//elsewhere` and its variants are not. */
export const isOwnPath = (address: string): boolean =>
  address.startsWith("/") && parseUrl(address, HERE)?.origin === HERE;

export const isSecure = (address: string): boolean => parseUrl(address)?.protocol === "https:";

/** Returns an untrusted address if it is a path on this site or https; else an empty string. */
export const safeAddress = (address: unknown): string =>
  typeof address === "string" && (isOwnPath(address) || isSecure(address)) ? address : "";

/** Returns an untrusted address if it is a path on this site; else an empty string. */
export const ownPath = (address: string | null | undefined): string =>
  address && isOwnPath(address) ? address : "";
