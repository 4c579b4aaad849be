/**
 * Songs that can be sorted. Each line has the slugs of those that came since the line before: a list is all lines up to
 * one of them, so that places in it stay true when more come.
 */
export function songLists(lines: readonly string[]): {
  /** Slugs of all songs; a song’s id is its place here. */
  ids: readonly string[];
  lists: readonly (readonly number[])[];
} {
  const parts = lines.map((line) => line.split(" "));
  const ids = parts.flat();
  const ends = parts.map((_, at) => parts.slice(0, at + 1).flat().length);
  return { ids, lists: ends.map((end) => ids.slice(0, end).map((_, index) => index)) };
}
