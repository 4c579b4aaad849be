/** Sorts notices as pages, feeds and answers have them: newest first, and by id on one day. */
export const byNewest = (one: Notice, other: Notice): number =>
  compare(other.start, one.start) || compare(one.id, other.id);

/** Notices as the board has them: newest first, those of one day in the order that they have. */
export const newestFirst = <One extends Pick<Notice, "start">>(notices: readonly One[]): One[] =>
  notices.toSorted((one, other) => compare(other.start, one.start));

interface Notice {
  readonly id: string;
  readonly start: string;
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
