import { EXHIBITION_SORTS, type ExhibitionSort } from "#lib/api/exhibition-part";
import { ChoiceLink } from "#src/ui/primitives/choice-link/choice-link";
import { Stack } from "#src/ui/primitives/elements";
import * as styles from "./exhibition-filters.module.css";
import type { UnitName } from "../stand";
import type { ExhibitionFilter } from "../store/exhibition";
import { exhibitionAddress } from "./exhibition-address";

const ORDERS: Readonly<Record<ExhibitionSort, string>> = {
  newest: "Newest",
  cheered: "Most cheered",
};

interface ExhibitionFiltersProps {
  readonly view: ExhibitionFilter;
  readonly units: readonly UnitName[];
}

/** Links that set order and unit of the list. Need scripts. */
export function ExhibitionFilters({ view: { sort, unit }, units }: ExhibitionFiltersProps) {
  const choice = (wanted: ExhibitionFilter, isChosen: boolean, words: string, id?: string) => {
    const address = exhibitionAddress(wanted);
    return (
      <li key={address}>
        <ChoiceLink address={address} isChosen={isChosen} unit={id}>
          {words}
        </ChoiceLink>
      </li>
    );
  };
  return (
    <Stack data-only="scripts" className={styles.controls}>
      <nav className={styles.order} aria-label="Order">
        <ul className={styles.orders}>
          {EXHIBITION_SORTS.map((one) => choice({ sort: one, unit }, sort === one, ORDERS[one]))}
        </ul>
      </nav>
      <nav className={styles.strip} aria-label="Filter by unit">
        <ul className={styles.units}>
          {choice({ sort }, unit === undefined, "All units")}
          {units.map(({ id, name }) => choice({ sort, unit: id }, unit === id, name, id))}
        </ul>
      </nav>
    </Stack>
  );
}
