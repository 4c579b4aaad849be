import { parseUrl } from "#lib/content/model/pages/parse-url";

/** Stands for the site's own origin, which the server does not know. */
const HERE = "https://here.invalid";

/** Whether an address is a path on this site; `//elsewhere` and what browsers read like it is none. */
export function isOwnPath(address: string): boolean {
  return address.startsWith("/") && parseUrl(address, HERE)?.origin === HERE;
}

/** Whether an address is one of the secure web. */
export function isSecure(address: string): boolean {
  return parseUrl(address)?.protocol === "https:";
}

/** An address that came from elsewhere, if it is a path on this site or of the secure web; else empty. */
export function safeAddress(address: unknown): string {
  return typeof address === "string" && (isOwnPath(address) || isSecure(address)) ? address : "";
}

/** An address that came from elsewhere, if it is a path on this site; else empty. */
export function ownPath(address: string | null | undefined): string {
  return address && isOwnPath(address) ? address : "";
}
