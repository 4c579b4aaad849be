import type { NoticeKind } from "#content/types";

const NAMES: Record<NoticeKind, { one: string; all: string }> = {
  song: { one: "Song event", all: "Song events" },
  tour: { one: "Tour event", all: "Tour events" },
  special: { one: "Special event", all: "Special events" },
  shuffle: { one: "Shuffle event", all: "Shuffle events" },
  spotlight: { one: "Spotlight", all: "Spotlights" },
  merge: { one: "Merge", all: "Merges" },
  album: { one: "Album", all: "Albums" },
  release: { one: "Song", all: "Songs" },
  debut: { one: "Debut", all: "Debuts" },
};

/** Every kind of notice, in the order in which they are offered. */
export const noticeKinds = Object.keys(NAMES) as NoticeKind[];

/** Names of a kind of notice; a kind that is not known is a notice like any other. */
export function kindNames(kind: string): { one: string; all: string } {
  return Object.hasOwn(NAMES, kind) ? NAMES[kind as NoticeKind] : { one: "Notice", all: "Notices" };
}
