import { useMounted } from "#src/ui/hooks/use-mounted";
import type { WallView } from "#lib/facets/address";
import { FACET_KEYS, type Person } from "#lib/facets/facets";
import { type Sort, SORTS } from "#lib/facets/sort";
import * as styles from "./cabinet.module.css";
import { Drawer } from "./drawer";

interface CabinetProps {
  people: readonly Person[];
  view: WallView;
  onShow: (next: Partial<WallView>) => void;
}

/** The card index: the order of the wall, and a drawer for each facet. What is in the drawers comes with the scripts. */
export function Cabinet({ people, view: { wishes, sort }, onShow }: CabinetProps) {
  const isMounted = useMounted();
  return (
    <div className={styles.cabinet} data-controls>
      <fieldset className={styles.sorts}>
        <legend className={styles.legend}>Sorted by</legend>
        {Object.entries(SORTS).map(([value, label]) => (
          <label key={value} className={styles.sort}>
            <input
              className={styles.radio}
              type="radio"
              name="sort"
              value={value}
              checked={value === sort}
              onChange={() => onShow({ sort: value as Sort })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className={styles.drawers}>
        {FACET_KEYS.map((key) => (
          <Drawer
            key={key}
            facet={key}
            people={isMounted ? people : []}
            wishes={wishes}
            onWish={(next) => onShow({ wishes: next })}
          />
        ))}
      </div>
    </div>
  );
}
