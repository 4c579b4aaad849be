import { Link } from "gatsby";
import { observer } from "mobx-react-lite";
import { type RefObject, useCallback, useMemo } from "react";
import type { StandKit } from "../../../../plugins/flower-stand/document/kit";
import { flowerStandPath, legalPath, makerPath } from "../../../lib/paths";
import { AnswerMark } from "../../answers/answer-mark";
import type { Shelf } from "../shelf/shelf";
import * as styles from "./exhibition.module.css";
import { HallControls } from "./hall-controls";
import { HallEnd } from "./hall-end";
import { HallGuide } from "./hall-guide";
import type { HallList } from "./hall-list";
import type { HallParts } from "./hall-parts";
import { HallRoom } from "./hall-room";
import { type HallView, ROOM_SIZE, roomsOf } from "./hall-view";
import type { HungStand } from "./hung-stand";
import type { useWalk } from "./use-walk";
import { OwnRow } from "./own-row";
import { Queue } from "./queue";

interface ExhibitionProps {
  readonly view: HallView;
  readonly kit: StandKit;
  readonly parts: HallParts;
  readonly list: HallList;
  readonly stands: readonly HungStand[];
  readonly total: number;
  readonly isLive: boolean;
  readonly isMounted: boolean;
  readonly shelf: Shelf;
  readonly walk: ReturnType<typeof useWalk>;
  readonly wall: RefObject<HTMLDivElement | null>;
}

/** The hall: rooms with stands, one after the other. */
export const Exhibition = observer(function Exhibition(props: ExhibitionProps) {
  const { view, kit, parts, list, stands, total, isLive, isMounted, shelf, walk, wall } = props;
  const names = useMemo(
    () => new Map(parts.units.map(({ jsonId, name }) => [jsonId, name])),
    [parts],
  );
  const nameOf = useCallback((unit: string) => names.get(unit) ?? unit, [names]);
  const own = useMemo(() => new Set(shelf.stands.map(({ id }) => id)), [shelf]);
  const isOwn = useCallback((id: string) => own.has(id), [own]);
  const { unit, sort } = view;
  const rooms = useMemo(
    () =>
      Array.from({ length: roomsOf(stands.length) }, (_, place) =>
        stands.slice(place * ROOM_SIZE, (place + 1) * ROOM_SIZE),
      ),
    [stands],
  );
  const roomsInAll = isLive ? roomsOf(total) : rooms.length;
  const room = Math.min(view.room, rooms.length);
  return (
    <div className={styles.hall} data-live={isMounted || undefined}>
      <header className={styles.foyer}>
        <Queue kit={kit} />
        <p className={styles.badge}>Free entry, every hour of the night</p>
        <h1 className={styles.title}>The exhibition</h1>
        <p className={styles.lead}>
          Flower stands for idols: ours, and those of visitors that a maintainer has looked at.
        </p>
        <p className={styles.ways}>
          <Link className={styles.make} to={makerPath}>
            Make one
          </Link>
          <Link className={styles.way} to={legalPath("protocol")}>
            Rules of the exhibition
          </Link>
          <Link className={styles.way} to={flowerStandPath}>
            What is a flower stand?
          </Link>
        </p>
        <p className={styles.unkept}>
          No exhibition is kept where this site is served: what hangs here is our own set, and the
          stands of this device.
        </p>
      </header>
      {isMounted && <OwnRow shelf={shelf} kit={kit} />}
      <HallControls
        view={view}
        units={parts.units.filter(
          ({ jsonId }) =>
            isLive ||
            jsonId === unit ||
            stands.some((one) => one.unit === jsonId) ||
            parts.ours.some((one) => one.unit === jsonId),
        )}
        onChoose={walk.show}
      />
      {isLive && <AnswerMark answers={[list.beginning]} part="Exhibition" />}
      <div className={styles.caption}>
        <h2 className={styles.heading}>
          {sort === "cheered" ? "The most cheered" : "The newest"}
          {unit && ` for ${nameOf(unit)}`}
        </h2>
        <output className={styles.count}>
          {total === 1 ? "1 stand" : `${total.toLocaleString("en")} stands`}
        </output>
      </div>
      <output className={styles.walking}>
        {walk.goal !== undefined && walk.goal > rooms.length && `On the way to room ${walk.goal} …`}
        {walk.missed !== undefined && `There is no room ${walk.missed}: this is the last.`}
      </output>
      <div ref={wall} className={styles.rooms}>
        {stands.length > 0 &&
          rooms.map((ofRoom, place) => (
            <HallRoom
              // A room is a place: what hangs in it may change.
              // oxlint-disable-next-line react/no-array-index-key
              key={`${sort} ${unit} ${place}`}
              number={place + 1}
              stands={ofRoom}
              kit={kit}
              nameOf={nameOf}
              isOwn={isOwn}
              atFirst={!isMounted ? "drawn" : Math.abs(place + 1 - room) > 1 ? "away" : "bare"}
            />
          ))}
      </div>
      <HallEnd
        list={isLive ? list : undefined}
        isEmpty={stands.length === 0}
        unitName={unit && nameOf(unit)}
      />
      {roomsInAll > 1 && (
        <HallGuide filter={view} room={room} rooms={roomsInAll} onGo={walk.goTo} />
      )}
    </div>
  );
});
