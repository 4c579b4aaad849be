import { SKIP_HASH } from "#src/app/routing/skip-link";
import { STAND_ID } from "../my-stands/stand-id";

/** What an address of the page asks for. */
export type Asked =
  | { readonly kind: "exhibit"; readonly id: string }
  | { readonly kind: "document"; readonly document: string }
  /** An id that none can have, or several. */
  | { readonly kind: "unknown" }
  | { readonly kind: "nothing" };

/**
 * Reads `?id=V1StGXR8_Z5jdHi6` or `#<document>`; an id comes first. Undefined where only the header was
 * skipped: what is shown stays. Never throws.
 */
export function readAsked(address: string): Asked | undefined {
  const mark = address.indexOf("#");
  const [search, hash] =
    mark === -1 ? [address, ""] : [address.slice(0, mark), address.slice(mark)];
  const ids = new URLSearchParams(search).getAll("id");
  const [id] = ids;
  if (id !== undefined) {
    return ids.length === 1 && STAND_ID.test(id) ? { kind: "exhibit", id } : { kind: "unknown" };
  }
  if (hash === SKIP_HASH) return undefined;
  return hash.length > 1 ? { kind: "document", document: hash.slice(1) } : { kind: "nothing" };
}
