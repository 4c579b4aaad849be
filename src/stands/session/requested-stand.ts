import type { FlowerStand } from "#content/types";
import { codeIn } from "#lib/packing/link-code";
import { posterOf, type StandKit } from "#lib/stand/kit/kit";
import { decodeStand } from "#lib/stand/document/link";
import type { Restored } from "#lib/stand/document/restore";
import { newStand } from "#lib/stand/document/starter";
import { SKIP_HASH } from "#src/app/routing/skip-link";
import type { PageAddress } from "#src/app/routing/use-search-state";

const DEFAULT_CHARACTER = 1;

/** A new stand with the poster and unit colours of a character; by default with the site's colours. */
export function newStandFor(kit: StandKit, character?: number): FlowerStand {
  const poster = character === undefined ? undefined : posterOf(kit, character);
  const palette = (poster?.unit as FlowerStand["palette"]) ?? "other";
  return newStand(kit, 1, palette, poster?.id ?? DEFAULT_CHARACTER);
}

/** Reads the stand of an address: `#<document>`, `?character=<id>`; undefined if it names none. Never rejects. */
export async function requestedStand(
  { hash, search }: PageAddress,
  kit: StandKit,
): Promise<Restored | undefined> {
  if (hash === SKIP_HASH) return undefined;
  if (hash.length > 1) return decodeStand(codeIn(hash), kit);
  const character = Number(new URLSearchParams(search).get("character") ?? Number.NaN);
  return posterOf(kit, character) && { ok: true, stand: newStandFor(kit, character) };
}
