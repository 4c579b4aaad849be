import { Link } from "gatsby";
import { type ReactNode, type RefObject, useCallback, useMemo } from "react";
import type { StandKit } from "#lib/stand/document/kit";
import { makerPath } from "#lib/content/pages/paths";
import * as styles from "./gallery-page.module.css";
import { Foyer } from "./gallery-header";
import { HallControls } from "./gallery-filters";
import type { HallParts } from "./gallery-data";
import { HallRoom } from "./hall-room";
import { type HallView, ROOM_SIZE, roomsOf } from "./gallery-address";
import type { HungStand } from "./published-stand";

/** The hall at a moment; what needs scripts is absent before they are there. */
export interface HallNow {
  readonly view: HallView;
  /** As far as they are known, from the first on. */
  readonly stands: readonly HungStand[];
  /** How many there are in all rooms. */
  readonly total: number;
  /** Which list it is. */
  readonly list?: object;
  /** Whether the host keeps an exhibition. */
  readonly isLive?: boolean;
  /** Is told the address of the list that is wanted. */
  readonly onChoose?: (address: string) => void;
  /** What is said of the way. */
  readonly words?: string | false;
  /** What is said of the list. */
  readonly mark?: ReactNode;
  /** The stands of the visitor. */
  readonly own?: ReactNode;
  /** What brings the next room; absent where all is there. */
  readonly more?: ReactNode;
  readonly guide?: ReactNode;
}

interface ExhibitionProps extends HallNow {
  readonly kit: StandKit;
  readonly parts: HallParts;
  readonly isMounted: boolean;
  readonly wall: RefObject<HTMLDivElement | null>;
}

/** The hall: rooms with stands, one after the other. */
export function Exhibition(props: ExhibitionProps) {
  const { view, kit, parts, stands, total, isLive = false, isMounted, wall } = props;
  const { unit, sort, room } = view;
  const names = useMemo(
    () => new Map(parts.units.map(({ jsonId, name }) => [jsonId, name])),
    [parts],
  );
  const nameOf = useCallback((id: string) => names.get(id) ?? id, [names]);
  // Where no more comes, a unit without a stand is no choice.
  const units = useMemo(() => {
    const hung = new Set([...stands, ...parts.ours].map((stand): string => stand.unit));
    return parts.units.filter(({ jsonId }) => isLive || jsonId === unit || hung.has(jsonId));
  }, [parts, stands, isLive, unit]);
  const rooms = useMemo(
    () =>
      Array.from({ length: roomsOf(stands.length) }, (_, place) =>
        stands.slice(place * ROOM_SIZE, (place + 1) * ROOM_SIZE),
      ),
    [stands],
  );
  const isEmpty = stands.length === 0;
  const atFirst = (place: number) => {
    if (!isMounted) return "drawn";
    return Math.abs(place + 1 - Math.min(room, rooms.length)) > 1 ? "away" : "bare";
  };
  return (
    <div className={styles.hall}>
      <Foyer kit={kit} />
      {props.own}
      <HallControls view={view} units={units} onChoose={props.onChoose} />
      {props.mark}
      <div className={styles.caption}>
        <h2 className={styles.heading}>
          {sort === "cheered" ? "The most cheered" : "The newest"}
          {unit && ` for ${nameOf(unit)}`}
        </h2>
        <output className={styles.count}>
          {total === 1 ? "1 stand" : `${total.toLocaleString("en")} stands`}
        </output>
      </div>
      <output className={styles.walking}>{props.words}</output>
      <div ref={wall} className={styles.rooms}>
        {!isEmpty &&
          rooms.map((ofRoom, place) => (
            <HallRoom
              // A room is a place: what hangs in it may change.
              // oxlint-disable-next-line react/no-array-index-key
              key={`${sort} ${unit} ${place}`}
              number={place + 1}
              stands={ofRoom}
              kit={kit}
              nameOf={nameOf}
              atFirst={atFirst(place)}
            />
          ))}
      </div>
      {props.more || (
        <p className={styles.end}>
          {isEmpty
            ? `Nobody has sent flowers ${unit ? `to ${nameOf(unit)}` : "here"} yet.`
            : "That was all. There is room for one more."}{" "}
          <Link to={makerPath}>Make {isEmpty ? "the first" : "yours"}</Link>
        </p>
      )}
      {props.guide}
    </div>
  );
}
