import { onPlainClick } from "#src/app/routing/plain-click";
import * as styles from "./hall-guide.module.css";
import { type HallFilter, viewAddress } from "./gallery-address";

interface HallGuideProps {
  readonly filter: HallFilter;
  readonly room: number;
  /** How many rooms there are. */
  readonly rooms: number;
  readonly onGo: (room: number) => void;
}

/** A sign at the foot of the window that says in which room one is, with the ways to the next ones. */
export function HallGuide({ filter: { sort, unit }, room, rooms, onGo }: HallGuideProps) {
  const way = (to: number, label: string, rel: string, arrow: string) =>
    to < 1 || to > rooms ? (
      <span className={styles.none} />
    ) : (
      <a
        className={styles.way}
        href={viewAddress({ sort, unit, room: to })}
        rel={rel}
        aria-label={label}
        onClick={onPlainClick(() => onGo(to))}
      >
        <span aria-hidden="true">{arrow}</span>
      </a>
    );
  return (
    <nav className={styles.guide} aria-label="Rooms">
      {way(room - 1, `Room ${room - 1}, before this`, "prev", "←")}
      <p className={styles.sign}>
        Room {room} of {rooms.toLocaleString("en")}
      </p>
      {way(room + 1, `Room ${room + 1}, after this`, "next", "→")}
    </nav>
  );
}
