import type { Redirects } from "../../../content/types";
import { CONTENT } from "../../../lib/content/read/snapshot";
import { REDIRECTS_FILE } from "../../../lib/content/model/kinds/single-files";
import type { Draft } from "../draft/draft";

const FILE = `${CONTENT}/${REDIRECTS_FILE}`;

export interface Move {
  readonly from: string;
  readonly to: string;
  /** False if the old address was never public: then no redirect is made. */
  readonly isPublished: boolean;
}

/** Reminder of dry runs that would redirect an address. */
export const UNPUBLISHED_HINT =
  "If it was never published, add --unpublished: then no redirect is made from its old address.";

/** True for an address that hosts can redirect: they never see an anchor. */
export const isRedirected = (address: string): boolean => !address.includes("#");

/**
 * Adds moves to redirects, in alphabetical order. Redirects to an old address lead to the new one directly, and those
 * of an existing page are removed.
 */
export function mergeRedirects(
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

/** Adds moves of pages to content/redirects.json. Skips anchors, which hosts cannot redirect. */
export function addRedirects(draft: Draft, all: readonly Move[]): void {
  const moves = all.filter(({ from }) => isRedirected(from));
  if (moves.length === 0) return;
  const written = draft.record<Redirects>(FILE);
  const redirects = mergeRedirects(written.redirects, moves);
  draft.writeRecord(FILE, { ...written, redirects });
}
