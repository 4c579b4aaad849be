import { Link } from "gatsby";
import { observer } from "mobx-react-lite";
import { useEffect, useMemo, useRef } from "react";
import { makerPath } from "#lib/content/model/pages/paths";
import { counted } from "#lib/format/counted";
import type { StandKit } from "#lib/stand/kit/kit";
import { NotFound } from "#src/app/errors/not-found";
import { type PageAddress, useSearchState } from "#src/app/routing/use-search-state";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { StaleNotice } from "#src/ui/primitives/stale-notice/stale-notice";
import { MyStandsRow } from "../my-stands/my-stands-row";
import { cardKit, standKit } from "../scene/stand-kit";
import { useStands } from "../store/use-stands";
import { type ExhibitionView, readView } from "./exhibition-address";
import { type ExhibitionData, exhibitionData } from "./exhibition-data";
import { ExhibitionFilters } from "./exhibition-filters";
import { ExhibitionHeader } from "./exhibition-header";
import { Cluster, Text, Title } from "#src/ui/primitives/elements";
import * as styles from "./exhibition-page.module.css";
import { LoadMore } from "./load-more";
import { StandCard } from "./stand-card";
import { useSavedPosition } from "./use-saved-position";

/** Number of stands drawn in the built page, to bound its size. */
const DRAWN = 10;

const FIRST: ExhibitionView = { sort: "newest", page: 1 };

/** The exhibition: stands as built, then as answered by the host. */
export function ExhibitionPage({ data: built }: { data: Queries.ExhibitionPageQuery }) {
  const kit = useMemo(() => cardKit(standKit(built)), [built]);
  const data = useMemo(() => exhibitionData(built), [built]);
  const read = useMemo(() => {
    const known = new Set<string>(data.units.map(({ id }) => id));
    return ({ search }: PageAddress) => readView(search, known) ?? null;
  }, [data]);
  const view = useSearchState(read);
  if (view === null) return <NotFound />;
  return (
    <ExhibitionContent view={view ?? FIRST} data={data} kit={kit} isMounted={view !== undefined} />
  );
}

interface ExhibitionContentProps {
  readonly view: ExhibitionView;
  readonly data: ExhibitionData;
  readonly kit: StandKit;
  /** False during hydration. */
  readonly isMounted: boolean;
}

const ExhibitionContent = observer(function ExhibitionContent({
  view,
  data,
  kit,
  isMounted,
}: ExhibitionContentProps) {
  const stands = useStands();
  const { exhibition } = stands;
  const list = exhibition.get(view, data.builtStands);
  const hasLiveStands = isMounted && stands.api.hasFunctions;
  const { sort, unit } = view;

  useEffect(() => {
    // Previous and next links of a stand follow the list that was shown last.
    exhibition.lastShown = hasLiveStands ? list : undefined;
    return hasLiveStands ? list.answer.follow() : undefined;
  }, [exhibition, list, hasLiveStands]);
  const listElement = useRef<HTMLUListElement>(null);
  const missingPageMessage = useSavedPosition(view, list, isMounted, listElement);

  // While the list may grow all units are offered, else those with stands.
  const units = data.units.filter(
    ({ id }) =>
      hasLiveStands ||
      id === unit ||
      [...list.stands, ...data.builtStands].some((one) => one.unit === id),
  );
  const nameOf = (wanted: string) => data.units.find(({ id }) => id === wanted)?.name ?? wanted;
  const isEmpty = list.stands.length === 0;
  return (
    <div className={styles.exhibition}>
      <ExhibitionHeader kit={kit} />
      {isMounted && <MyStandsRow kit={kit} />}
      <ExhibitionFilters view={view} units={units} />
      {hasLiveStands && <StaleNotice answers={[list.answer]} part="Exhibition" />}
      <Cluster className={styles.caption}>
        <Title size={4}>
          {sort === "cheered" ? "The most cheered" : "The newest"}
          {unit && ` for ${nameOf(unit)}`}
        </Title>
        <Text as="output" weight={700}>
          {counted(list.total, "stand")}
        </Text>
      </Cluster>
      <output className={styles.link}>{missingPageMessage}</output>
      <LateSheets />
      <div className={styles.place}>
        <ul ref={listElement} className={styles.wall} data-stands>
          {list.stands.map((stand, index) => (
            <StandCard
              key={stand.id}
              stand={stand}
              kit={kit}
              unitName={nameOf(stand.unit)}
              isDrawn={!isMounted && index < DRAWN}
            />
          ))}
        </ul>
      </div>
      {!list.isComplete ? (
        <LoadMore list={list} />
      ) : (
        <p className={styles.end}>
          {isEmpty
            ? `No one has sent flowers ${unit ? `to ${nameOf(unit)}` : "here"} yet.`
            : "That was all. There is room for one more."}{" "}
          <Link to={makerPath}>Make {isEmpty ? "the first" : "yours"}</Link>
        </p>
      )}
    </div>
  );
});
