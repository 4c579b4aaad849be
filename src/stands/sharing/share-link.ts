import type { FlowerStand } from "#content/types";
import { LONGEST_LINK } from "#lib/stand/kit/limits";
import { encodeStand } from "#lib/stand/document/link";
import { sharedStandPath } from "#lib/content/model/pages/paths";

/** Characters of an address that every app passes on whole; what is longer is said to be so. */
export const SAFE_LENGTH = 2000;

/** A stand in a link. */
export interface ShareLink {
  readonly document: string;
  readonly path: string;
  readonly address: string;
}

/**
 * The link that carries a stand, or why there is none: "own" is a picture of the visitor's own, with which it stays on
 * the device; "too-long" what goes into no link that can be opened.
 * @param origin where the site is served, without a path
 */
export async function shareLink(
  stand: FlowerStand,
  origin: string,
): Promise<ShareLink | "own" | "too-long"> {
  if (stand.layers.some(({ kind }) => kind === "own")) return "own";
  // A browser that cannot pack it has no link for it.
  const document = await encodeStand(stand).catch(() => undefined);
  if (document === undefined || document.length > LONGEST_LINK) return "too-long";
  const path = sharedStandPath(document);
  return { document, path, address: `${origin}${path}` };
}
