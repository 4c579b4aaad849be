/** Sorts notices newest first, those of one day by id, as pages, feeds and answers do. */
export const byNewest = (one: Notice, other: Notice): number =>
  compare(other.start, one.start) || compare(one.id, other.id);

/** Sorts notices as their file has them: newest first, and within a day as the maintainer put them. */
export const inFileOrder = <One extends Pick<Notice, "start">>(notices: readonly One[]): One[] =>
  notices.toSorted((one, other) => compare(other.start, one.start));

interface Notice {
  readonly id: string;
  readonly start: string;
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
