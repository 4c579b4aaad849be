import type { FlowerStand } from "#content/types";
import { LONGEST_LINK } from "#lib/stand/kit/limits";
import { encodeStand } from "#lib/stand/document/link";
import { sharedStandPath } from "#lib/content/model/pages/paths";

/** Length of a URL that every app supports; longer ones show a warning. */
export const SAFE_LENGTH = 2000;

export interface ShareLink {
  readonly document: string;
  readonly path: string;
  readonly address: string;
}

/**
 * Link that contains a stand, or the reason why there is none: "own" for a stand with a picture of the visitor, which
 * stays on the device; "no-link" if it would be too long to be opened, or this browser
 * cannot compress it.
 * @param origin of the site, without a path
 */
export async function shareLink(
  stand: FlowerStand,
  origin: string,
): Promise<ShareLink | "own" | "no-link"> {
  if (stand.layers.some(({ kind }) => kind === "own")) return "own";
  // The browser may lack compression.
  const document = await encodeStand(stand).catch(() => undefined);
  if (document === undefined || document.length > LONGEST_LINK) return "no-link";
  const path = sharedStandPath(document);
  return { document, path, address: `${origin}${path}` };
}
