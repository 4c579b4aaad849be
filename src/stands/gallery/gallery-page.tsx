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
import { type GalleryView, readView } from "./gallery-address";
import { type GalleryData, galleryData } from "./gallery-data";
import { GalleryFilters } from "./gallery-filters";
import { GalleryHeader } from "./gallery-header";
import { Cluster, Text, Title } from "#src/ui/primitives/elements";
import * as styles from "./gallery-page.module.css";
import { LoadMore } from "./load-more";
import { StandCard } from "./stand-card";
import { useSavedPosition } from "./use-saved-position";

/** Number of stands drawn in the built page, to bound its size. */
const DRAWN = 10;

const FIRST: GalleryView = { sort: "newest", page: 1 };

/** The exhibition: stands as built, then as answered by the host. */
export function GalleryPage({ data: built }: { data: Queries.ExhibitionPageQuery }) {
  const kit = useMemo(() => cardKit(standKit(built)), [built]);
  const data = useMemo(() => galleryData(built), [built]);
  const read = useMemo(() => {
    const known = new Set<string>(data.units.map(({ id }) => id));
    return ({ search }: PageAddress) => readView(search, known) ?? null;
  }, [data]);
  const view = useSearchState(read);
  if (view === null) return <NotFound />;
  return (
    <GalleryContent view={view ?? FIRST} data={data} kit={kit} isMounted={view !== undefined} />
  );
}

interface GalleryContentProps {
  readonly view: GalleryView;
  readonly data: GalleryData;
  readonly kit: StandKit;
  /** False during hydration. */
  readonly isMounted: boolean;
}

const GalleryContent = observer(function GalleryContent({
  view,
  data,
  kit,
  isMounted,
}: GalleryContentProps) {
  const stands = useStands();
  const { galleries } = stands;
  const gallery = galleries.get(view, data.builtStands);
  const isLive = isMounted && stands.api.hasFunctions;
  const { sort, unit } = view;

  useEffect(() => {
    // Previous and next links of a stand follow the gallery that was shown last.
    galleries.lastShown = isLive ? gallery : undefined;
    return isLive ? gallery.answer.follow() : undefined;
  }, [galleries, gallery, isLive]);
  const list = useRef<HTMLUListElement>(null);
  const missingPage = useSavedPosition(view, gallery, isMounted, list);

  // Once complete, units without stands are not offered.
  const units = data.units.filter(
    ({ id }) =>
      isLive ||
      id === unit ||
      [...gallery.stands, ...data.builtStands].some((one) => one.unit === id),
  );
  const nameOf = (wanted: string) => data.units.find(({ id }) => id === wanted)?.name ?? wanted;
  const isEmpty = gallery.stands.length === 0;
  return (
    <div className={styles.gallery}>
      <GalleryHeader kit={kit} />
      {isMounted && <MyStandsRow kit={kit} />}
      <GalleryFilters view={view} units={units} />
      {isLive && <StaleNotice answers={[gallery.answer]} part="Exhibition" />}
      <Cluster className={styles.caption}>
        <Title size={4}>
          {sort === "cheered" ? "The most cheered" : "The newest"}
          {unit && ` for ${nameOf(unit)}`}
        </Title>
        <Text as="output" weight={700}>
          {counted(gallery.total, "stand")}
        </Text>
      </Cluster>
      <output className={styles.link}>{missingPage}</output>
      <LateSheets />
      <div className={styles.place}>
        <ul ref={list} className={styles.wall} data-stands>
          {gallery.stands.map((stand, index) => (
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
      {!gallery.isComplete ? (
        <LoadMore gallery={gallery} />
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
