import { Suspense, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { fetched } from "#src/ui/lazy/fetched";
import { readQuery, subscribeToQuery, takeOverSteps } from "#src/app/routing/query-string";
import { NotFound } from "#src/app/errors/not-found";
import { cardKit, standKit } from "../scene/stand-kit";
import { Exhibition, type HallNow } from "./exhibition";
import { hallParts } from "./gallery-data";
import { readView } from "./gallery-address";

/** What walks; the page is whole without it. */
const Walker = fetched(
  () => import(/* webpackChunkName: "stand-walker" */ "./walker"),
  () => null,
);

/** The exhibition: the stands that the page was built with, then those that the host answers. */
export function LiveExhibition({ data }: { data: Queries.ExhibitionPageQuery }) {
  const kit = useMemo(() => cardKit(standKit(data)), [data]);
  const parts = useMemo(() => hallParts(data), [data]);
  const known = useMemo(() => new Set(parts.units.map(({ jsonId }) => jsonId)), [parts]);
  const built = useMemo<HallNow>(
    () => ({ view: { sort: "newest", room: 1 }, stands: parts.ours, total: parts.ours.length }),
    [parts],
  );
  // Undefined in the render that equals what was built.
  const query = useSyncExternalStore<string | undefined>(
    subscribeToQuery,
    readQuery,
    () => undefined,
  );
  useLayoutEffect(takeOverSteps, []);
  const wall = useRef<HTMLDivElement>(null);
  const [now, setNow] = useState<HallNow>();
  const view = useMemo(
    () => (query === undefined ? built.view : readView(query, known)),
    [query, known, built],
  );
  if (!view) return <NotFound />;
  const isMounted = query !== undefined;
  const walker = isMounted && (
    <Suspense>
      <Walker view={view} kit={kit} parts={parts} wall={wall} now={now} onChange={setNow} />
    </Suspense>
  );
  return (
    <>
      <Exhibition {...(now ?? built)} kit={kit} parts={parts} isMounted={isMounted} wall={wall} />
      {walker}
    </>
  );
}
