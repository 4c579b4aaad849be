import { allNames, nameMatcher, type Named } from "#lib/search/match-name";
import { typosBetween } from "#lib/search/typos";
import { normalizeSpelling } from "#lib/search/fold";

const COUNT = 3;
/** Greater than any edit distance between names. */
const NO_MATCH = 99;

/** Up to three characters whose names contain `written`, or else are nearest to it; none for an empty text. */
export function nearestNames<Character extends Named>(
  written: string,
  characters: readonly Character[],
): Character[] {
  const typed = normalizeSpelling(written);
  if (typed === "") return [];
  const found = characters.filter(nameMatcher(written));
  if (found.length > 0) return found.slice(0, COUNT);
  const distance = (character: Character) =>
    Math.min(
      ...allNames(character)
        .flatMap((name) => [normalizeSpelling(name), ...normalizeSpelling(name).split(" ")])
        .map(
          (key) =>
            (typosBetween(typed, key, NO_MATCH) ?? NO_MATCH) / Math.max(typed.length, key.length),
        ),
    );
  return characters
    .map((character) => ({ character, far: distance(character) }))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, COUNT)
    .map(({ character }) => character);
}
