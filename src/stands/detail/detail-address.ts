import { readParams } from "#src/app/routing/search-params";
import { SKIP_HASH } from "#src/app/routing/skip-link";
import type { PageAddress } from "#src/app/routing/use-search-state";
import { STAND_ID } from "../my-stands/stand-id";

/** What an address of the page asks for; "unknown" is an id that none can have, or several. */
export type Asked =
  | { readonly kind: "exhibit"; readonly id: string }
  | { readonly kind: "document"; readonly document: string }
  | { readonly kind: "unknown" | "nothing" };

/** Reads `?id=V1StGXR8_Z5jdHi6` or `#<document>`. Undefined where only the header was skipped: what is shown stays. */
export function readAsked({ search, hash }: PageAddress): Asked | undefined {
  const params = readParams(search, ["id"]);
  if (!params) return { kind: "unknown" };
  const { id } = params;
  if (id !== undefined) return STAND_ID.test(id) ? { kind: "exhibit", id } : { kind: "unknown" };
  if (hash === SKIP_HASH) return undefined;
  return hash.length > 1 ? { kind: "document", document: hash.slice(1) } : { kind: "nothing" };
}
