import { compact, fold, normalizeSpelling } from "./fold";

/** Names of a character: family name last, and in other scripts. */
export interface Named {
  readonly name: string;
  readonly names?: {
    readonly ja?: string | null | undefined;
    readonly kana?: string | null | undefined;
    readonly zhHant?: string | null | undefined;
  };
}

type Forms = readonly [spelt: string, folded: string];

/** Comparable forms of a text without spaces: normalized spelling, and normalized sounds. */
const formsOf = (text: string): Forms => [
  normalizeSpelling(text).replaceAll(" ", ""),
  compact(fold(text)),
];

/** Cache: a list is searched again at each key press. */
const formsByName = new Map<string, Forms>();

function formsOfName(name: string): Forms {
  const forms = formsByName.get(name) ?? formsOf(name);
  formsByName.set(name, forms);
  return forms;
}

/** All names of a character, in both orders and in each script. */
export function allNames({ name, names = {} }: Named): string[] {
  const turned = name.split(" ").toReversed().join(" ");
  return [name, turned, names.ja, names.kana, names.zhHant].flatMap((one) => one || []);
}

/** Fewest letters by which a sound is found in the middle of a name: shorter ones are in most names. */
const MIN_INNER_SOUND = 4;

/**
 * Returns a test for a part of a name, in any script, order and spelling. An empty input matches all; one without
 * letters and digits none. Sounds in few letters match beginnings alone, and not at all if folding took half of them.
 */
export function nameMatcher(typed: string): (character: Named) => boolean {
  if (typed.trim() === "") return () => true;
  const [wantedSpelt, wantedFolded] = formsOf(typed);
  if (wantedSpelt === "") return () => false;
  const isSoundIn = (folded: string) =>
    wantedFolded.length >= MIN_INNER_SOUND
      ? folded.includes(wantedFolded)
      : 2 * wantedFolded.length > wantedSpelt.length && folded.startsWith(wantedFolded);
  return (character) =>
    allNames(character)
      .map(formsOfName)
      .some(([inSpelt, inFolded]) => inSpelt.includes(wantedSpelt) || isSoundIn(inFolded));
}
