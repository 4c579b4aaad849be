import { slipsBetween } from "#lib/search/slips";
import { foldName, namesMatch } from "#lib/text/names-match";

type Named = Pick<Queries.CompareCharacterFragment, "cname" | "name" | "names">;

export interface Meant<Character> {
  one?: Character | undefined;
  /** Else several, the nearest first: those whose names hold it, or those whose names come near it. */
  several: readonly Character[];
  isPart: boolean;
}

const NEAREST = 3;
/** More slips than any name has letters. */
const FAR = 99;

/** Finds who is meant by a name in any script and order, or by a name out of an address (`isara_mao`). */
export function findName<Character extends Named>(
  written: string,
  characters: readonly Character[],
): Meant<Character> {
  const wanted = foldName(written.replaceAll("_", " "));
  if (wanted === "") return { several: [], isPart: true };
  const exact = characters.filter((one) => keysOf(one).includes(wanted));
  const found = characters.filter((one) => namesMatch(one, wanted));
  const [one, ...others] = exact.length > 0 ? exact : found;
  if (one && others.length === 0) return { one, several: [], isPart: true };
  if (found.length > 0) return { several: found, isPart: true };
  const far = (character: Character) =>
    Math.min(
      ...keysOf(character).map(
        (key) => (slipsBetween(wanted, key, FAR) ?? FAR) / Math.max(wanted.length, key.length),
      ),
    );
  const near = characters
    .map((character) => ({ character, far: far(character) }))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, NEAREST);
  return { several: near.map(({ character }) => character), isPart: false };
}

/** All that a character is called: names in both orders and in all scripts, and their words. */
function keysOf({ cname, name, names }: Named): string[] {
  const words = name.split(" ");
  const all = [name, words.toReversed().join(" "), ...words, cname.replaceAll("_", " ")];
  return [...all, names.ja, names.kana, names.zhHant].flatMap((one) => (one ? foldName(one) : []));
}
