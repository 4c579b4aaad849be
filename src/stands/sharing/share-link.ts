import type { FlowerStand } from "#content/types";
import { LONGEST_LINK } from "#lib/stand/document/limits";
import { encodeStand } from "#lib/stand/document/link";
import { sharedStandPath } from "#lib/content/pages/paths";

/** Characters of an address that every app passes on whole; what is longer is said to be so. */
export const SAFE_LENGTH = 2000;

export type ShareLink =
  | {
      readonly type: "link";
      readonly document: string;
      readonly path: string;
      readonly address: string;
    }
  /** The stand holds a picture of the visitor's own, so it stays on the device. */
  | { readonly type: "own" }
  /** The stand does not go into a link that can be opened. */
  | { readonly type: "too-long" };

/** The link that carries a stand. @param origin where the site is served, without a path */
export async function shareLink(stand: FlowerStand, origin: string): Promise<ShareLink> {
  if (stand.layers.some(({ kind }) => kind === "own")) return { type: "own" };
  const document = await encodeStand(stand);
  if (document.length > LONGEST_LINK) return { type: "too-long" };
  const path = sharedStandPath(document);
  return { type: "link", document, path, address: `${origin}${path}` };
}
