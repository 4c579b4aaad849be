import type { FlowerStand } from "../../../content/types";
import { packJson, unpackJson } from "../../packing/packed-json";
import { compacted, expanded } from "./compact";
import { LONGEST_JSON, LONGEST_LINK, LONGEST_PACKED } from "../kit/limits";
import type { StandKit } from "../kit/kit";
import { restore, type Restored } from "./restore";

/**
 * A stand as it stands in a link and in the exhibition: the short list in JSON, deflated, in base64url
 * without padding. The same stand may be packed otherwise by another browser. With more than 2,000
 * ideographs on it, it may be longer than LONGEST_LINK: then it can be in a file, but in no link.
 */
export async function encodeStand(stand: FlowerStand): Promise<string> {
  refuseOwnPictures(stand);
  return encodeAny(stand);
}

/** As {@link encodeStand}, for files that stay with the visitor: own pictures may be on it, and much text. */
export const encodeAny = (stand: FlowerStand): Promise<string> => packJson(compacted(stand));

/** The stand that a link carries, restored; never rejects. Own pictures are left out. */
export async function decodeStand(link: string, kit?: StandKit): Promise<Restored> {
  if (link.length > LONGEST_LINK) return { ok: false, fault: "too-large" };
  const found = await decodeAny(link, kit);
  if (!found.ok) return found;
  const layers = found.stand.layers.filter(({ kind }) => kind !== "own");
  return { ok: true, stand: { ...found.stand, layers } };
}

/** As {@link decodeStand}, of what {@link encodeAny} wrote. */
export async function decodeAny(packed: string, kit?: StandKit): Promise<Restored> {
  const found = await unpackJson(packed, { packed: LONGEST_PACKED, json: LONGEST_JSON });
  return found.ok ? restore(expanded(found.value), kit) : found;
}

/** @throws Error of a stand that holds a picture of the visitor's own: it cannot leave the device */
export function refuseOwnPictures({ layers }: FlowerStand): void {
  const isOwn = layers.some(({ kind }) => kind === "own");
  if (isOwn) throw new Error("A stand with a picture of your own stays on your device.");
}
