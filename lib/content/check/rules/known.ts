import type { Character } from "../../../../content/types";
import type { Entry } from "../../read/entry";
import type { Content } from "../../read/records";
import { remembered } from "../../model/remember";
import { nearestNumber } from "../../model/problems/suggest";

/** Where characters are written down: the `dependsOn` of what names them. */
export const ROSTER = ["characters/", "units/"] as const;

/** Characters by their ids. */
type Characters = ReadonlyMap<number, Entry<Character>>;

/** The characters by their ids; the first record keeps an id that two give themselves. */
export const charactersById = remembered(({ characters }: Content): Characters => {
  const found = characters.flatMap((one) => {
    const id = one.get("id");
    return id === undefined ? [] : [[id, one] as const];
  });
  return new Map(found.toReversed());
});

/** True if two characters have one id, so that lists which name it are ambiguous. */
export const isIdTwice = (content: Content): boolean =>
  content.characters.some((one) => {
    const id = one.get("id");
    return id !== undefined && charactersById(content).get(id) !== one;
  });

/** Records by what they call themselves in a property, and by the names of their files. */
export function byName<Fields>(
  entries: readonly Entry<Fields>[],
  property: keyof Fields & string,
): Map<string, Entry<Fields>> {
  return new Map([
    ...entries.map((one) => [String(one.get(property) ?? one.key), one] as const),
    ...entries.map((one) => [one.key, one] as const),
  ]);
}

/** An id and whose it is, `22 (Eichi Tenshouin)`; the id alone where nobody with a name has it. */
export function withName(id: number, characters: Characters): string {
  const name = characters.get(id)?.get("name");
  return name === undefined ? String(id) : `${id} (${name})`;
}

/** The id nearest to `written`, or the only one, and whose it is; undefined if none is near. */
export function nearestWithName(written: number, characters: Characters): string | undefined {
  const [first, ...others] = characters.keys();
  const near = others.length === 0 ? first : nearestNumber(written, characters.keys());
  return near === undefined ? undefined : withName(near, characters);
}
