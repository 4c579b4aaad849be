import { compact, fold, spelt } from "./fold";

/** Names of a character, the family name last, and in other scripts. */
export interface Named {
  readonly name: string;
  readonly names?: {
    readonly ja?: string | null | undefined;
    readonly kana?: string | null | undefined;
    readonly zhHant?: string | null | undefined;
  };
}

type Forms = readonly [spelt: string, folded: string];

/** Forms of a text without spaces in which names are compared: as spelt, and with one spelling for the same sounds. */
const formsOf = (text: string): Forms => [spelt(text).replaceAll(" ", ""), compact(fold(text))];

/** Forms of names that were compared before: a list is searched again at each key press. */
const known = new Map<string, Forms>();

function formsOfName(name: string): Forms {
  const forms = known.get(name) ?? formsOf(name);
  known.set(name, forms);
  return forms;
}

/** All names of a character, in both orders of its words and in each script. */
export function allNames({ name, names = {} }: Named): string[] {
  const turned = name.split(" ").toReversed().join(" ");
  return [name, turned, names.ja, names.kana, names.zhHant].flatMap((one) => one || []);
}

/**
 * Returns a test of names for a part of one, in any script, order and spelling. Typing nothing matches all, and signs
 * without a letter or digit match none.
 */
export function nameMatcher(typed: string): (character: Named) => boolean {
  if (typed.trim() === "") return () => true;
  const [wantedSpelt, wantedFolded] = formsOf(typed);
  if (wantedSpelt === "") return () => false;
  return (character) =>
    allNames(character)
      .map(formsOfName)
      .some(
        ([inSpelt, inFolded]) => inSpelt.includes(wantedSpelt) || inFolded.includes(wantedFolded),
      );
}
