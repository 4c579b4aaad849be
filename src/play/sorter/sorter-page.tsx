import { graphql } from "gatsby";
import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { characterPath } from "#lib/content/model/pages/paths";
import { readIds } from "#lib/play/cast";
import { useStores } from "#src/data/stores/store-context";
import { Sorter } from "./sorter";
import { type Contender, IDOLS, type Pool } from "./sorter-config";

const KINDS = [
  ["all", "Who takes part?"],
  ["agency", "… an agency"],
  ["unit", "… a unit"],
] as const;

export const SorterPage = observer(function SorterPage({
  data,
}: {
  data: Queries.SorterRouteQuery;
}) {
  const { units } = useStores();
  const casts = useMemo(() => (data.play?.casts ?? []).map(readIds), [data]);
  const contenders = useMemo(() => data.people.nodes.map(toContender), [data]);
  const cast = casts.at(-1) ?? [];
  return (
    <Sorter
      config={IDOLS}
      contenders={contenders}
      casts={casts}
      pools={poolsOf(
        data.people.nodes.filter(({ id }) => cast.includes(id)),
        units.favorites,
      )}
      kinds={KINDS}
      question={
        <>
          Who is your <span>number one?</span>
        </>
      }
    />
  );
});

const toContender = (idol: Queries.SorterIdolFragment): Contender => ({
  id: idol.id,
  name: idol.name,
  path: characterPath(idol.cname),
  group: idol.unitRecord,
  poster: idol.posterPicture.imageData,
  offDuty: idol.offDutyPicture.imageData,
  face: idol.facePicture.small,
});

/** Groups of at least two: all, favourites, each agency and unit. */
function poolsOf(
  people: readonly Queries.SorterIdolFragment[],
  favorites: readonly number[],
): Pool[] {
  const pool = (
    key: string,
    title: string,
    isIncluded: (person: Queries.SorterIdolFragment) => boolean,
    { kind = "all", unit }: { kind?: "all" | "agency" | "unit"; unit?: string } = {},
  ) => ({ key, title, kind, unit, ids: people.filter(isIncluded).map(({ id }) => id) });
  const unitRecords = people
    .map(({ unitRecord }) => unitRecord)
    .toSorted((one, other) => one.office.order - other.office.order);
  const agencies = new Map(unitRecords.map(({ office }) => [office.id, office.name]));
  const units = new Map(unitRecords.map(({ id, name }) => [id, name]));
  const pools = [
    pool("all", "Everybody", () => true),
    pool("favourites", "My favourites", ({ id }) => favorites.includes(id)),
    ...[...agencies].map(([id, name]) =>
      pool(`agency ${id}`, name, (one) => one.unitRecord.office.id === id, { kind: "agency" }),
    ),
    ...[...units].map(([unit, name]) =>
      pool(`unit ${unit}`, name, (one) => one.unitRecord.id === unit, { kind: "unit", unit }),
    ),
  ];
  return pools.filter(({ ids }) => ids.length > 1);
}

export const sorterIdolFragment = graphql`
  fragment SorterIdol on Character {
    id: jsonId cname name unit
    unitRecord {
      id: jsonId name
      office { id: jsonId name order }
    }
    facePicture { small: imageData(upTo: 160) }
    posterPicture { imageData(upTo: 720) }
    offDutyPicture { imageData(upTo: 320) }
  }
`;
