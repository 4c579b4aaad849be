import type { Character } from "../../../../content/types";
import type { Entry } from "../../read/entry";
import type { Finding, Path } from "../../model/problems/problem";
import { shown } from "../../model/problems/words";

type Name = string | number;

/** Records that name some others and are named by them. */
export interface Side {
  /** The records, and what the others may call each: the first is the right one. */
  readonly records: readonly { readonly entry: Entry<unknown>; readonly names: readonly Name[] }[];
  /** The property in which a record names the others: one of them, or a list. */
  readonly property: string;
}

/** Records that are named by their files, and by what they call themselves. */
export const sideOf = <Fields>(
  entries: readonly Entry<Fields>[],
  nameIs: keyof Fields & string,
  property: keyof Fields & string,
): Side => ({
  records: entries.map((entry) => ({
    entry,
    names: [entry.key, String(entry.get(nameIs) ?? entry.key)],
  })),
  property,
});

/** The characters, who are named by their ids. */
export const charactersSide = (
  characters: ReadonlyMap<number, Entry<Character>>,
  property: keyof Character & string,
): Side => ({
  records: [...characters].map(([id, entry]) => ({ entry, names: [id] })),
  property,
});

/**
 * Where two sides disagree about who belongs to whom: a finding for each name that is not returned. Names that
 * nothing has are left to other rules.
 */
export function* disagreements(one: Side, other: Side): Iterable<Finding> {
  yield* unreturned(one, other);
  yield* unreturned(other, one);
}

/** The places of one side that name a record of the other which does not name them back. */
export function* unreturned(from: Side, to: Side): Iterable<Finding> {
  const found = new Map(
    to.records.flatMap(({ entry, names }) => names.map((name) => [name, entry] as const)),
  );
  for (const { entry, names } of from.records) {
    for (const { value, path } of namesIn(entry, from.property)) {
      const other = found.get(value);
      if (!other?.isWhole(to.property)) continue;
      if (namesIn(other, to.property).some((one) => names.includes(one.value))) continue;
      const there = other.at([to.property]);
      const what = Array.isArray(there)
        ? `but ${other.file} does not name ${shown(names[0])} in ${to.property}`
        : `but the ${to.property} of ${other.file} is ${shown(there)}`;
      yield entry.wrong(path, what, mend({ entry, names }, value, from, other, to));
    }
  }
}

/** Ways to make two records name each other, or neither: one of them names another by `value`. */
function mend(
  { entry, names }: Side["records"][number],
  value: Name,
  from: Side,
  other: Entry<unknown>,
  to: Side,
): string {
  const own = shown(names[0]);
  const [here, there] = [`\`${from.property}\``, `\`${to.property}\``];
  const isList = (one: Entry<unknown>, { property }: Side) => Array.isArray(one.at([property]));
  const change = isList(other, to)
    ? `add ${own} to ${there} of ${other.file}`
    : `set ${there} of ${other.file} to ${own}`;
  if (isList(entry, from)) return `take ${shown(value)} out of ${here}, or ${change}`;
  if (!isList(other, to)) return change;
  const last = to.records.find(({ entry: one }) =>
    namesIn(one, to.property).some((named) => names.includes(named.value)),
  );
  if (!last) return change;
  const back = `set ${here} back to ${shown(last.names[0])}`;
  return `${back}, or move ${own} from ${there} of ${last.entry.file} to ${there} of ${other.file}`;
}

/** What a property names, with the places. */
function namesIn(entry: Entry<unknown>, property: string): { value: Name; path: Path }[] {
  const value = entry.at([property]);
  const all = Array.isArray(value)
    ? value.map((item, index) => ({ value: item, path: [property, index] }))
    : [{ value: value as Name, path: [property] }];
  return all.filter(({ path }) => entry.isWhole(...path));
}
