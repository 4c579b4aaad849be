import { observer } from "mobx-react-lite";
import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { readQuery, subscribeToQuery, takeOverSteps } from "../../../lib/query-string";
import { useMounted } from "../../../lib/use-mounted";
import { useStores } from "../../../stores/store-context";
import { useFollowed } from "../../answers/use-answer";
import { NotFound } from "../../error-page/error-page";
import { cardKit, standKit } from "../kit/stand-kit";
import { useShelf } from "../shelf/use-shelf";
import { Exhibition } from "./exhibition";
import { builtPart, type HallList } from "./hall-list";
import { hallLists } from "./hall-lists";
import { hallParts } from "./hall-parts";
import { type HallView, readView, roomsOf } from "./hall-view";
import { type HungStand, hungShelved } from "./hung-stand";
import { useWalk } from "./use-walk";

const FIRST: HallView = { sort: "newest", room: 1 };

/** The exhibition: the stands that the page was built with, then those that the host answers. */
export function LiveExhibition({ data }: { data: Queries.ExhibitionPageQuery }) {
  const kit = useMemo(() => cardKit(standKit(data)), [data]);
  const parts = useMemo(() => hallParts(data), [data]);
  const known = useMemo(() => new Set(parts.units.map(({ jsonId }) => jsonId)), [parts]);
  // Undefined in the render that equals what was built.
  const query = useSyncExternalStore<string | undefined>(
    subscribeToQuery,
    readQuery,
    () => undefined,
  );
  useLayoutEffect(takeOverSteps, []);
  const view = query === undefined ? FIRST : readView(query, known);
  return view ? <Walk view={view} kit={kit} parts={parts} /> : <NotFound />;
}

interface WalkProps {
  readonly view: HallView;
  readonly kit: ReturnType<typeof standKit>;
  readonly parts: ReturnType<typeof hallParts>;
}

const Walk = observer(function Walk({ view, kit, parts }: WalkProps) {
  const { sort, unit } = view;
  const store = useStores();
  const shelf = useShelf();
  const isMounted = useMounted();
  const isLive = isMounted && store.api.hasFunctions;
  const filter = useMemo(() => ({ sort, unit }), [sort, unit]);
  const lists = hallLists(store);
  const list = lists.of(filter, parts.ours);
  // The way from one stand to the next goes along the list that was walked last.
  useEffect(() => {
    lists.latest = isLive ? list : undefined;
  }, [lists, list, isLive]);
  const wall = useRef<HTMLDivElement>(null);

  const onDevice = useMemo(
    () => shelf.stands.filter(({ state }) => state === "device").map(hungShelved),
    [shelf],
  );
  const local = useMemo(
    () => builtPart([...parts.ours, ...onDevice], filter).stands,
    [parts, onDevice, filter],
  );
  const stands: readonly HungStand[] = isLive ? list.stands : local;
  const isBegun = isMounted && (!isLive || list.beginning.state !== "built-in");
  const isWhole = !isLive || list.isWhole;
  const walk = useWalk({
    filter,
    list,
    rooms: roomsOf(stands.length),
    isBegun,
    isSettled: isBegun && (isWhole || list.hasFailed),
    wall,
  });
  return (
    <>
      {isLive && <Following list={list} />}
      <Exhibition
        view={view}
        kit={kit}
        parts={parts}
        list={list}
        stands={stands}
        total={isLive ? list.total : stands.length}
        isLive={isLive}
        isMounted={isMounted}
        shelf={shelf}
        walk={walk}
        wall={wall}
      />
    </>
  );
});

/** Has the beginning of a list asked for, for as long as it is shown. */
function Following({ list }: { list: HallList }) {
  useFollowed(list.beginning);
  return null;
}
