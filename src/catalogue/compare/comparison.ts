import { heightOf } from "./facts-of";
import type { Year } from "./compare-address";
import type { ChartPerson } from "./chart-figure";
import visitor from "./visitor.svg";

export type CompareCharacter = Queries.CompareCharacterFragment;

const VISITOR_NAME = "You";

/** Default selection: the tallest and the smallest character. */
export function defaultSelection(characters: readonly CompareCharacter[]): CompareCharacter[] {
  const measured = sortedByHeight(
    characters.filter((character) => heightOf(character, 2) !== undefined),
  );
  return [measured[0], measured.at(-1)].flatMap((character) => character ?? []);
}

/** Sorts by height, tallest first, unknown heights last. */
export function sortedByHeight(characters: readonly CompareCharacter[]): CompareCharacter[] {
  const height = (character: CompareCharacter) => heightOf(character, 2) ?? 0;
  return characters.toSorted((a, b) => height(b) - height(a) || a.name.localeCompare(b.name, "en"));
}

/** People on the chart; the visitor comes last. */
export function peopleOf(
  chosen: readonly CompareCharacter[],
  year: Year,
  you: number | undefined,
): ChartPerson[] {
  const people = chosen.map((character): ChartPerson => {
    const { id, name, figure } = character;
    const height = heightOf(character, year);
    const before = heightOf(character, 1);
    const gained = height !== undefined && before !== undefined ? height - before : undefined;
    return { id, name, picture: figure.address, height, gained };
  });
  if (you === undefined) return people;
  return [...people, { name: VISITOR_NAME, picture: visitor, height: you }];
}
