import { memo, useId, useRef } from "react";
import type { StandKit } from "#lib/stand/document/kit";
import { HallCard } from "./stand-card";
import * as styles from "./hall-room.module.css";
import { ROOM_SIZE } from "./gallery-address";
import type { HungStand } from "./published-stand";
import { useNear } from "./use-near";

interface HallRoomProps {
  readonly number: number;
  readonly stands: readonly HungStand[];
  readonly kit: StandKit;
  readonly nameOf: (unit: string) => string;
  /** Whether its cards are there in the first render, and whether with their drawings. */
  readonly atFirst: "away" | "bare" | "drawn";
}

/** A room of the hall. Far from the window it keeps its size and holds nothing but its number. */
export const HallRoom = memo(function HallRoom({
  number,
  stands,
  kit,
  nameOf,
  atFirst,
}: HallRoomProps) {
  const room = useRef<HTMLElement>(null);
  const sign = useId();
  const isNear = useNear(room, "150%", atFirst !== "away");
  // The height of a room that is not full depends on how many rows it has.
  const isHeld = isNear || stands.length < ROOM_SIZE;
  return (
    <section ref={room} className={styles.room} data-room={number} aria-labelledby={sign}>
      <h3 id={sign} className={styles.sign} tabIndex={-1}>
        Room {number}
      </h3>
      {isHeld ? (
        <ul className={styles.wall}>
          {stands.map((hung) => (
            <HallCard
              key={hung.id}
              hung={hung}
              kit={kit}
              unitName={nameOf(hung.unit)}
              isDrawn={atFirst === "drawn"}
            />
          ))}
        </ul>
      ) : (
        <div className={styles.away} />
      )}
    </section>
  );
});
