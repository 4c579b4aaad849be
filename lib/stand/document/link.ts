import type { FlowerStand } from "../../../content/types";
import { packJson, unpackJson } from "../../packing/packed-json";
import { compacted, expanded } from "./compact";
import { LONGEST_JSON, LONGEST_LINK, LONGEST_PACKED } from "../kit/limits";
import type { StandKit } from "../kit/kit";
import { restore, type Restored } from "./restore";

/**
 * Encodes a stand for links and the exhibition: the short list in JSON, deflated, in base64url without padding.
 * Browsers may pack the same stand differently. With more than 2,000 ideographs it may exceed LONGEST_LINK, and then
 * fits into a file only.
 * @throws Error if the stand holds a picture of the visitor's own
 */
export async function encodeStand(stand: FlowerStand): Promise<string> {
  assertNoOwnPictures(stand);
  return encodeAny(stand);
}

/** As {@link encodeStand}, for files that stay with the visitor: with own pictures, and text of any length. */
export const encodeAny = (stand: FlowerStand): Promise<string> => packJson(compacted(stand));

/** Decodes and restores the stand of a link, without own pictures. Never rejects. */
export async function decodeStand(link: string, kit?: StandKit): Promise<Restored> {
  if (link.length > LONGEST_LINK) return { ok: false, fault: "too-large" };
  const found = await decodeAny(link, kit);
  if (!found.ok) return found;
  const layers = found.stand.layers.filter(({ kind }) => kind !== "own");
  return { ok: true, stand: { ...found.stand, layers } };
}

/** As {@link decodeStand}, for texts of {@link encodeAny}. */
export async function decodeAny(packed: string, kit?: StandKit): Promise<Restored> {
  const found = await unpackJson(packed, { packed: LONGEST_PACKED, json: LONGEST_JSON });
  return found.ok ? restore(expanded(found.value), kit) : found;
}

/** @throws Error if a stand holds a picture of the visitor's own, which must not leave the device */
export function assertNoOwnPictures({ layers }: FlowerStand): void {
  const isOwn = layers.some(({ kind }) => kind === "own");
  if (isOwn) throw new Error("A stand with a picture of your own stays on your device.");
}
