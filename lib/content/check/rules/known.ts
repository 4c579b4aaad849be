import type { Character } from "../../../../content/types";
import type { Entry } from "../../read/entry";
import type { Content } from "../../read/records";
import { memoize } from "../../model/memoize";
import { nearestNumber } from "../../model/problems/suggest";

/** Folders of characters: the `dependsOn` of rules about references to them. */
export const ROSTER = ["characters/", "units/"] as const;

type Characters = ReadonlyMap<number, Entry<Character>>;

/** Characters by id; of two with one id the first. */
export const charactersById = memoize(({ characters }: Content): Characters => {
  const found = characters.flatMap((one) => {
    const id = one.get("id");
    return id === undefined ? [] : [[id, one] as const];
  });
  return new Map(found.toReversed());
});

/** True if two characters have one id, which makes references to it ambiguous. */
export const isIdTwice = (content: Content): boolean =>
  content.characters.some((one) => {
    const id = one.get("id");
    return id !== undefined && charactersById(content).get(id) !== one;
  });

export function byName<Fields>(
  entries: readonly Entry<Fields>[],
  property: keyof Fields & string,
): Map<string, Entry<Fields>> {
  return new Map([
    ...entries.map((one) => [String(one.get(property) ?? one.key), one] as const),
    ...entries.map((one) => [one.key, one] as const),
  ]);
}

/** An id with its name, `22 (Eichi Tenshouin)`; the id alone if there is no name. */
export function withName(id: number, characters: Characters): string {
  const name = characters.get(id)?.get("name");
  return name === undefined ? String(id) : `${id} (${name})`;
}

/** The id nearest to `written` with its name, or the only one; undefined if none is near. */
export function nearestWithName(written: number, characters: Characters): string | undefined {
  const [first, ...others] = characters.keys();
  const near = others.length === 0 ? first : nearestNumber(written, characters.keys());
  return near === undefined ? undefined : withName(near, characters);
}
