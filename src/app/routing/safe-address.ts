import { parseUrl } from "#lib/content/model/pages/parse-url";

/** Placeholder for the site's origin, which is unknown on the server. */
const HERE = "https://here.invalid";

/** True if an address is a path on this site; `//elsewhere` and its variants are not. */
export function isOwnPath(address: string): boolean {
  return address.startsWith("/") && parseUrl(address, HERE)?.origin === HERE;
}

export function isSecure(address: string): boolean {
  return parseUrl(address)?.protocol === "https:";
}

/** Returns an untrusted address if it is a path on this site or https; else an empty string. */
export function safeAddress(address: unknown): string {
  return typeof address === "string" && (isOwnPath(address) || isSecure(address)) ? address : "";
}

/** Returns an untrusted address if it is a path on this site; else an empty string. */
export function ownPath(address: string | null | undefined): string {
  return address && isOwnPath(address) ? address : "";
}
