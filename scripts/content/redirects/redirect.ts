import type { Redirects } from "../../../content/types";
import { CONTENT } from "../../../lib/content/read/snapshot";
import { REDIRECTS_FILE } from "../../../lib/content/model/kinds/single-files";
import type { Draft } from "../draft/draft";

const FILE = `${CONTENT}/${REDIRECTS_FILE}`;

/** An address and where it leads from now on. */
export interface Move {
  readonly from: string;
  readonly to: string;
  /** False if nobody has seen the old address: then it leads nowhere. */
  readonly isPublished: boolean;
}

/**
 * Redirects with some moves added, in the order of the alphabet: what led to an old address leads to the
 * new one at once, and an address that is a page again leads nowhere.
 */
export function redirectsAfter(
  redirects: Redirects["redirects"],
  moves: readonly Move[],
): Redirects["redirects"] {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  for (const { from, to, isPublished } of moves) {
    for (const [old, target] of targets) if (target === from) targets.set(old, to);
    if (isPublished) targets.set(from, to);
    else targets.delete(from);
    targets.delete(to);
  }
  return [...targets]
    .map(([from, to]) => ({ from, to }))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

/** Writes moves of pages into content/redirects.json. No host can lead an entry of a page elsewhere. */
export function addRedirects(draft: Draft, all: readonly Move[]): void {
  const moves = all.filter(({ from }) => !from.includes("#"));
  if (moves.length === 0) return;
  const written = draft.record<Redirects>(FILE);
  const redirects = redirectsAfter(written.redirects, moves);
  draft.writeRecord(FILE, { ...written, redirects });
}
