import type { Character } from "../../../content/types";
import type { Entry } from "../read/entry";
import { nearestNumber } from "../check/suggest";

/** Characters by their ids. */
type Characters = ReadonlyMap<number, Entry<Character>>;

/** An id and whose it is, `22 (Eichi Tenshouin)`; the id alone where nobody with a name has it. */
export function withName(id: number, characters: Characters): string {
  const name = characters.get(id)?.get("name");
  return name === undefined ? String(id) : `${id} (${name})`;
}

/** Of some ids the one that is nearest to `written`, and whose it is; undefined if there are none. */
export function nearestWithName(
  written: number,
  ids: Iterable<number>,
  characters: Characters,
): string | undefined {
  const near = nearestNumber(written, ids);
  return near === undefined ? undefined : withName(near, characters);
}
