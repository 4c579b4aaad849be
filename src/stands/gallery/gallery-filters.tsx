import { EXHIBITION_SORTS, type ExhibitionSort } from "#lib/api/exhibition-part";
import { ChoiceLink } from "#src/ui/primitives/choice-link/choice-link";
import { Stack } from "#src/ui/primitives/elements";
import * as styles from "./gallery-filters.module.css";
import type { UnitName } from "../stand";
import type { GalleryFilter } from "../store/gallery";
import { galleryAddress } from "./gallery-address";

const ORDERS: Readonly<Record<ExhibitionSort, string>> = {
  newest: "Newest",
  cheered: "Most cheered",
};

interface GalleryFiltersProps {
  readonly view: GalleryFilter;
  readonly units: readonly UnitName[];
}

/** Links that set order and unit of the gallery. Need scripts. */
export function GalleryFilters({ view: { sort, unit }, units }: GalleryFiltersProps) {
  const choice = (wanted: GalleryFilter, isChosen: boolean, words: string, id?: string) => {
    const address = galleryAddress(wanted);
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
