import type { UnitId } from "#content/types";
import { onPlainClick } from "#src/app/routing/plain-click";
import * as styles from "./gallery-filters.module.css";
import type { HallUnit } from "./gallery-data";
import { type HallFilter, viewAddress } from "./gallery-address";

interface HallControlsProps {
  readonly view: HallFilter;
  readonly units: readonly HallUnit[];
  /** Is told the address of the list that is wanted. */
  readonly onChoose: ((address: string) => void) | undefined;
}

/** The orders and the units that the hall can be walked by, each a link. They need scripts. */
export function HallControls({ view: { sort, unit }, units, onChoose }: HallControlsProps) {
  const choice = (wanted: HallFilter, isChosen: boolean, words: string, id?: string) => {
    const address = viewAddress(wanted);
    return (
      <li key={address}>
        <a
          className={styles.choice}
          data-unit={id}
          data-replay
          href={address}
          aria-current={isChosen ? "true" : undefined}
          onClick={onChoose && onPlainClick(() => onChoose(address))}
        >
          {words}
        </a>
      </li>
    );
  };
  return (
    <div className={styles.controls}>
      <nav className={styles.order} aria-label="Order">
        <ul className={styles.orders}>
          {choice({ sort: "newest", unit }, sort === "newest", "Newest")}
          {choice({ sort: "cheered", unit }, sort === "cheered", "Most cheered")}
        </ul>
      </nav>
      <nav className={styles.strip} aria-label="Filter by unit">
        <ul className={styles.units}>
          {choice({ sort }, unit === undefined, "All units")}
          {units.map(({ jsonId, name }) =>
            choice({ sort, unit: jsonId as UnitId }, unit === jsonId, name, jsonId),
          )}
        </ul>
      </nav>
    </div>
  );
}
