import { Suspense, useMemo, useState } from "react";
import { lazyWithFallback } from "#src/ui/lazy/lazy-with-fallback";
import { type PageAddress, useSearchState } from "#src/app/routing/use-search-state";
import { NotFound } from "#src/app/errors/not-found";
import { exhibitionData } from "../exhibition/exhibition-data";
import { standKit } from "../scene/stand-kit";
import { type StandAddress, readStandAddress } from "./detail-address";
import { NoStand, StandPlaceholder } from "./detail-frame";

const PublishedDetail = lazyWithFallback(
  () => import(/* webpackChunkName: "stand-published-detail" */ "./published-detail"),
  NotLoaded,
);
const SharedDetail = lazyWithFallback(
  () => import(/* webpackChunkName: "stand-shared-detail" */ "./shared-detail"),
  NotLoaded,
);

/** A single stand: of the exhibition (`?id=`), or contained in the link (`#<document>`). */
export function StandDetail({ data }: { data: Queries.StandDetailPageQuery }) {
  const kit = useMemo(() => standKit(data), [data]);
  const standsData = useMemo(() => exhibitionData(data), [data]);
  // Keeps the last stand if the address does not name one now.
  const [read] = useState(() => {
    let last: StandAddress | undefined;
    return (address: PageAddress) => ({ requested: (last = readStandAddress(address) ?? last) });
  });
  const addressed = useSearchState(read);
  const asked = addressed?.requested;
  // The address is unknown on the server.
  if (!addressed) return <StandPlaceholder />;
  return (
    <Suspense fallback={<StandPlaceholder />}>
      {asked?.kind === "exhibit" ? (
        <PublishedDetail key={asked.id} id={asked.id} kit={kit} data={standsData} />
      ) : asked?.kind === "document" ? (
        <SharedDetail key={asked.document} document={asked.document} kit={kit} />
      ) : asked?.kind === "unknown" ? (
        <NotFound />
      ) : (
        <NoStand why="There is no stand in this address. Perhaps a part of it was lost on the way." />
      )}
    </Suspense>
  );
}

function NotLoaded() {
  return <NoStand why="A part of the page could not be loaded. Are you online?" />;
}
