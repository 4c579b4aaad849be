import { type Grown, type GrowthOrder, GROWTH_ORDERS, totalsOf, unitAverages } from "./growth";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./growth-controls.module.css";

interface GrowthControlsProps {
  everybody: readonly Grown[];
  shown: readonly Grown[];
  order: GrowthOrder;
  unit: string;
  onOrder(order: GrowthOrder): void;
  onUnit(unit: string): void;
}

/** How the line is sorted and who is in it. Without scripts there is nothing to press, so it is not shown. */
export function GrowthControls(props: GrowthControlsProps) {
  const { everybody, shown, order, unit, onOrder, onUnit } = props;
  const units = unitAverages(everybody).sort((a, b) => a.name.localeCompare(b.name, "en"));
  const totals = totalsOf(shown);
  return (
    <div className={styles.controls}>
      <fieldset className={shapes.cluster}>
        <legend className={styles.legend}>Line up by</legend>
        {(Object.keys(GROWTH_ORDERS) as GrowthOrder[]).map((each) => (
          <button
            key={each}
            type="button"
            className={styles.order}
            aria-pressed={each === order}
            onClick={() => onOrder(each)}
          >
            {GROWTH_ORDERS[each]}
          </button>
        ))}
      </fieldset>
      <label>
        <span className={styles.legend}>Who is in it</span>
        <select
          className={styles.select}
          value={unit}
          onChange={({ currentTarget }) => onUnit(currentTarget.value)}
        >
          <option value="">Everybody</option>
          {units.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <output className={styles.count}>
        {totals ? `${totals.grew} of ${totals.idols} grew, ${totals.centimetres} cm in all` : ""}
      </output>
    </div>
  );
}
