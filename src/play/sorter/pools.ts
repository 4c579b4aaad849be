import type { SorterIdol } from "./sorter-idol";

/** Some who can be sorted among themselves. */
export interface Pool {
  readonly key: string;
  readonly title: string;
  readonly kind: "all" | "agency" | "unit";
  /** Unit whose colours it has. */
  readonly unit?: string;
  readonly ids: readonly number[];
}

/** Everybody, the favourites, each agency and each unit, as far as there are two to choose from. */
export function poolsOf(people: readonly SorterIdol[], favorites: readonly number[]): Pool[] {
  const ids = (some: readonly SorterIdol[]) => some.map(({ jsonId }) => jsonId);
  const inOrder = people.toSorted(
    (one, other) => one.unitRecord.office.order - other.unitRecord.office.order,
  );
  const agencies = new Map(
    inOrder.map(({ unitRecord: { office } }) => [office.jsonId, office.name]),
  );
  const units = new Map(inOrder.map(({ unitRecord }) => [unitRecord.jsonId, unitRecord.name]));
  const pools: Pool[] = [
    { key: "all", title: "Everybody", kind: "all", ids: ids(people) },
    {
      key: "favourites",
      title: "My favourites",
      kind: "all",
      ids: ids(people.filter(({ jsonId }) => favorites.includes(jsonId))),
    },
    ...[...agencies].map(([id, title]): Pool => {
      const members = people.filter(({ unitRecord }) => unitRecord.office.jsonId === id);
      return { key: `agency ${id}`, title, kind: "agency", ids: ids(members) };
    }),
    ...[...units].map(([unit, title]): Pool => {
      const members = people.filter(({ unitRecord }) => unitRecord.jsonId === unit);
      return { key: `unit ${unit}`, title, kind: "unit", unit, ids: ids(members) };
    }),
  ];
  return pools.filter(({ ids: all }) => all.length > 1);
}
