/** A hobby in Year 1 and in Year 2. */
export interface HobbyChange {
  source: Queries.GrowthDetailFragment;
  old: string;
  now: string;
}

/** Words that say nothing of what somebody likes. */
const SMALL = new Set(["and", "at", "by", "in", "of", "on", "other", "the", "things", "to", "up"]);

/**
 * Whose hobby is another now, apart from who stayed with theirs or only added to it. A hobby is
 * another where no word of it is left. Those who need the fewest words for the old one come first.
 */
export function hobbiesOf(records: readonly HobbyChange["source"][]) {
  const changed: HobbyChange[] = [];
  const kept: HobbyChange[] = [];
  for (const source of records) {
    const { interest: now, year1 } = source.profile;
    if (!year1) continue;
    const old = year1.interest;
    const words = wordsOf(now);
    const isKept = [...wordsOf(old)].some((word) => words.has(word));
    (isKept ? kept : changed).push({ source, old, now });
  }
  const byLength = (a: HobbyChange, b: HobbyChange) => a.old.length - b.old.length;
  return { changed: changed.sort(byLength), kept: kept.sort(byLength) };
}

function wordsOf(hobby: string): Set<string> {
  const words = hobby.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  return new Set(words.filter((word) => !SMALL.has(word)));
}
