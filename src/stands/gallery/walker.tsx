import { observer } from "mobx-react-lite";
import { type RefObject, useEffect, useLayoutEffect, useMemo } from "react";
import type { StandKit } from "#lib/stand/document/kit";
import { useStores } from "#src/data/stores/store-context";
import { AnswerMark } from "#src/ui/primitives/answer-mark/answer-mark";
import { useFollowed } from "#src/data/answers/use-answer";
import { useShelf } from "../my-stands/use-shelf";
import type { HallNow } from "./exhibition";
import { HallGuide } from "./hall-guide";
import { builtPart, type HallList } from "./gallery";
import { hallLists } from "./galleries";
import { HallMore } from "./load-more";
import type { HallParts } from "./gallery-data";
import { type HallView, roomsOf } from "./gallery-address";
import { hungShelved } from "./published-stand";
import { OwnRow } from "../my-stands/my-stands-row";
import { useWalk } from "./use-walk";

interface WalkerProps {
  readonly view: HallView;
  readonly kit: StandKit;
  readonly parts: HallParts;
  /** The element that holds the rooms. */
  readonly wall: RefObject<HTMLElement | null>;
  /** The hall as it is shown; undefined as long as it is as it was built. */
  readonly now: HallNow | undefined;
  readonly onChange: (now: HallNow) => void;
}

/** Walks through the hall: brings what the host answers, and keeps the address and the place in step. */
export default observer(function Walker({ view, kit, parts, wall, now, onChange }: WalkerProps) {
  const { sort, unit, room } = view;
  const store = useStores();
  const shelf = useShelf();
  const isLive = store.api.hasFunctions;
  const filter = useMemo(() => ({ sort, unit }), [sort, unit]);
  const lists = hallLists(store);
  const list = lists.of(filter, parts.ours);
  // The way from one stand to the next goes along the list that was walked last.
  useEffect(() => {
    lists.latest = isLive ? list : undefined;
  }, [lists, list, isLive]);

  const local = useMemo(() => {
    const onDevice = shelf.stands.filter(({ state }) => state === "device").map(hungShelved);
    return builtPart([...parts.ours, ...onDevice], filter).stands;
  }, [parts, shelf, filter]);
  const stands = isLive ? list.stands : local;
  const total = isLive ? list.total : local.length;
  const isBegun = !isLive || list.beginning.state !== "built-in";
  const isSettled = isBegun && (!isLive || list.isWhole || list.hasFailed);
  const hasMore = isLive && !list.isWhole;

  const { goal, missed, goTo, show } = useWalk({
    filter,
    list,
    // Whoever is brought to a room needs it on the page.
    rooms: now?.list === list ? roomsOf(now.stands.length) : 0,
    isBegun: now?.list === list && isBegun,
    isSettled: now?.list === list && now.stands === stands && isSettled,
    wall,
  });
  useLayoutEffect(() => {
    const rooms = roomsOf(stands.length);
    const inAll = isLive ? roomsOf(total) : rooms;
    const here = Math.min(room, rooms);
    onChange({
      view: { ...filter, room },
      stands,
      total,
      list,
      isLive,
      onChoose: show,
      words:
        goal !== undefined && goal > rooms
          ? `On the way to room ${goal} …`
          : missed !== undefined && `There is no room ${missed}: this is the last.`,
      mark: isLive && <AnswerMark answers={[list.beginning]} part="Exhibition" />,
      own: <OwnRow shelf={shelf} kit={kit} />,
      more: hasMore && <HallMore list={list} />,
      guide: inAll > 1 && <HallGuide filter={filter} room={here} rooms={inAll} onGo={goTo} />,
    });
  }, [
    room,
    filter,
    stands,
    total,
    list,
    isLive,
    goal,
    missed,
    hasMore,
    shelf,
    kit,
    show,
    goTo,
    onChange,
  ]);
  return isLive && <Following list={list} />;
});

/** Has the beginning of a list asked for, for as long as it is shown. */
function Following({ list }: { list: HallList }) {
  useFollowed(list.beginning);
  return null;
}
