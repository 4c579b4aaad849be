/** What git writes around two versions of some lines that it could not merge. */
const MARKER = /^(?:<{7}|>{7})(?:[ \r\n]|$)/m;

/** The problem of a file in which git has left a conflict; undefined for all others. */
export function mergeConflict(text: string) {
  const found = MARKER.exec(text);
  if (!found) return undefined;
  return {
    rule: "merge-conflict",
    message: `merge conflict marker (${found[0].trim()}): git has left two versions of some lines here`,
    allowed: "one of the two versions, and no lines that begin with <<<<<<<, ======= or >>>>>>>",
    offset: found.index,
  };
}

/** A text with the first version of each conflict, without the markers: what the file says, as a guess. */
export function firstVersion(text: string): string {
  return text
    .replace(/^(?:\|{7}|={7})(?:[ \r\n]|$)[^]*?(?=^>{7})/gm, "")
    .replace(/^(?:<{7}|>{7}).*$/gm, "");
}
