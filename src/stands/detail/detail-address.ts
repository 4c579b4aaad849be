import { codeIn } from "#lib/packing/link-code";
import { readParams } from "#src/app/routing/search-params";
import { SKIP_HASH } from "#src/app/routing/skip-link";
import type { PageAddress } from "#src/app/routing/use-search-state";
import { STAND_ID } from "../store/stand-id";

/** Stand in the address of the page; "unknown" is a malformed id. */
export type StandAddress =
  | { readonly kind: "exhibit"; readonly id: string }
  | { readonly kind: "document"; readonly document: string }
  | { readonly kind: "unknown" | "nothing" };

/** Parses `?id=V1StGXR8_Z5jdHi6` or `#<document>`. Undefined for the hash of the skip link: the shown stand stays. */
export function readStandAddress({ search, hash }: PageAddress): StandAddress | undefined {
  const { id } = readParams(search, ["id"], codeIn);
  if (id !== undefined) return STAND_ID.test(id) ? { kind: "exhibit", id } : { kind: "unknown" };
  if (hash === SKIP_HASH) return undefined;
  const document = codeIn(hash);
  return document === "" ? { kind: "nothing" } : { kind: "document", document };
}
