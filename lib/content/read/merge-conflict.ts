/**
 * What git and its like write around versions of some lines that they could not merge. A line of equals signs makes
 * a heading of the words above it; below nothing it is what is left of a conflict.
 */
const MARKER =
  /^(?:<{7}(?!<)|>{7}(?!>)|\|{7}(?!\|)|%{7}(?!%)).*|(?<=\n[ \t]*\r?\n)={7}(?=[ \t]*$)/m;

/** The problem of a file in which git has left a conflict; undefined for all others. */
export function mergeConflict(text: string) {
  const found = MARKER.exec(text);
  if (!found) return undefined;
  return {
    rule: "merge-conflict",
    message: `merge conflict marker (${found[0].slice(0, 7)}): git has left two versions of some lines here`,
    allowed: "one of the two versions, and no lines that begin with <<<<<<<, ======= or >>>>>>>",
    offset: found.index,
  };
}

/** A text with the first version of each conflict, without the markers: what the file says, as a guess. */
export function firstVersion(text: string): string {
  let isOther = false;
  const kept = text.split(/(?<=\n)/).filter((line) => {
    const mark = /^(?:<{7}|>{7}|\|{7}|={7}|%{7})/.exec(line)?.[0];
    if (mark === undefined) return !isOther;
    isOther = !/[<>]/.test(mark);
    return false;
  });
  return kept.join("");
}
