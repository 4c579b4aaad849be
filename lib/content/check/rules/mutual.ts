import type { Character } from "../../../../content/types";
import type { Entry } from "../../read/entry";
import type { Finding, Path } from "../../model/problems/problem";
import { shown } from "../../model/problems/words";

type Name = string | number;

export interface Side {
  /** The records with their names; the first name is the right one. */
  readonly records: readonly { readonly entry: Entry<unknown>; readonly names: readonly Name[] }[];
  /** The property that names records of the other side: one of them, or a list. */
  readonly property: string;
}

export const sideOf = <Fields>(
  entries: readonly Entry<Fields>[],
  nameProperty: keyof Fields & string,
  property: keyof Fields & string,
): Side => ({
  records: entries.map((entry) => ({
    entry,
    names: [entry.key, String(entry.get(nameProperty) ?? entry.key)],
  })),
  property,
});

export const charactersSide = (
  characters: ReadonlyMap<number, Entry<Character>>,
  property: keyof Character & string,
): Side => ({
  records: [...characters].map(([id, entry]) => ({ entry, names: [id] })),
  property,
});

/** Findings for each name that is not returned by the other side. Unknown names are left to other rules. */
export function* disagreements(one: Side, other: Side): Iterable<Finding> {
  yield* unreturned(one, other);
  yield* unreturned(other, one);
}

/** Places of one side that name a record which does not name them back. */
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
      yield entry.wrong(path, what, remedy({ entry, names }, value, from, other, to));
    }
  }
}

/** Words for ways to make two records name each other, or neither. */
function remedy(
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

function namesIn(entry: Entry<unknown>, property: string): { value: Name; path: Path }[] {
  const value = entry.at([property]);
  const all = Array.isArray(value)
    ? value.map((item, index) => ({ value: item, path: [property, index] }))
    : [{ value: value as Name, path: [property] }];
  return all.filter(({ path }) => entry.isWhole(...path));
}
