/**
 * What git and its like write around versions of some lines that they could not merge; an editor may have indented
 * them. A line of equals signs makes a heading of the words above it; below nothing, or below a line of JSON or of a
 * drawing, it is what is left of a conflict.
 */
const MARKERS = [
  /^[ \t]*(?:<{7}(?!<)|>{7}(?!>)|\|{7}(?!\|)|%{7}(?!%))/m,
  /(?:^|[,{}[\]>])[ \t]*\r?\n[ \t]*={7}(?=[ \t]*$)/m,
];

/** Letters of a marker. */
const LENGTH = 7;

/** The problem of a file in which git has left a conflict; undefined for all others. */
export function mergeConflict(text: string) {
  const ends = MARKERS.flatMap((marker) => {
    const found = marker.exec(text);
    return found ? [found.index + found[0].length] : [];
  });
  if (ends.length === 0) return undefined;
  const offset = Math.min(...ends) - LENGTH;
  return {
    rule: "merge-conflict",
    message: `merge conflict marker (${text.slice(offset, offset + LENGTH)}): git has left two versions of some lines here`,
    allowed: "one of the two versions, and no lines that begin with <<<<<<<, ======= or >>>>>>>",
    offset,
  };
}
