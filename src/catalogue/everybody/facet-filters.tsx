import { useMounted } from "#src/ui/hooks/use-mounted";
import type { CharacterListView } from "#lib/facets/address";
import {
  FACET_KEYS,
  type Person,
  choicesOf,
  type Facet,
  type FacetKey,
  FACETS,
} from "#lib/facets/facets";
import { type Sort, SORTS } from "#lib/facets/sort";
import * as styles from "./facet-filters.module.css";
import { Cluster, Panel, Row, Stack, Tag, VisuallyHidden } from "#src/ui/primitives/elements";
import { countsOf, type FilterMode, type Filters, withFilter } from "#lib/facets/filter";
import { InvisibleInput } from "#src/ui/primitives/field/field";

interface FacetFiltersProps {
  people: readonly Person[];
  view: CharacterListView;
  onShow: (next: Partial<CharacterListView>) => void;
}

/** Sort order, and a disclosure for each facet, whose values are rendered by scripts. */
export function FacetFilters({ people, view: { filters, sort }, onShow }: FacetFiltersProps) {
  const isMounted = useMounted();
  return (
    <div data-only="scripts" className={styles.filters}>
      <Cluster as="fieldset" className={styles.sorts}>
        <legend className={styles.legend}>Sorted by</legend>
        {Object.entries(SORTS).map(([value, label]) => (
          <Tag as="label" key={value} className={styles.sort}>
            <InvisibleInput
              type="radio"
              name="sort"
              value={value}
              checked={value === sort}
              onChange={() => onShow({ sort: value as Sort })}
            />
            {label}
          </Tag>
        ))}
      </Cluster>
      <Stack className={styles.facets}>
        {FACET_KEYS.map((key) => (
          <FacetFilter
            key={key}
            facet={key}
            people={isMounted ? people : []}
            filters={filters}
            onFilter={(next) => onShow({ filters: next })}
          />
        ))}
      </Stack>
    </div>
  );
}

interface FacetFilterProps {
  facet: FacetKey;
  people: readonly Person[];
  filters: Filters;
  onFilter: (filters: Filters) => void;
}

/** A facet: each value can be required, excluded or ignored. */
function FacetFilter({ facet, people, filters, onFilter }: FacetFilterProps) {
  const { title, short = title }: Facet = FACETS[facet];
  const counts = countsOf(facet, people, filters);
  const selected = filters[facet];
  const checkboxProps = (value: string, mode: FilterMode) => ({
    type: "checkbox",
    checked: selected?.get(value) === mode,
    onChange: () =>
      onFilter(withFilter(filters, facet, value, selected?.get(value) === mode ? undefined : mode)),
  });
  return (
    <Panel as="details" className={styles.facet} name="facet">
      <Stack as="summary" gap={1} className={styles.front}>
        <Row as="span" className={styles.plate}>
          {short}
          {selected && selected.size > 0 && (
            <span className={styles.chosen}>
              {selected.size}
              <VisuallyHidden> chosen</VisuallyHidden>
            </span>
          )}
        </Row>
      </Stack>
      <Cluster as="fieldset" className={styles.cards}>
        <VisuallyHidden as="legend">{title}</VisuallyHidden>
        {choicesOf(facet, people).map(({ value, label }) => (
          <span key={value} className={styles.card} data-mode={selected?.get(value)}>
            <Row as="label" className={styles.only}>
              <InvisibleInput {...checkboxProps(value, "only")} />
              {label} <span className={styles.count}>{counts.get(value) ?? 0}</span>
            </Row>
            <Row as="label" className={styles.not}>
              <InvisibleInput {...checkboxProps(value, "not")} />
              not<VisuallyHidden> {label}</VisuallyHidden>
            </Row>
          </span>
        ))}
      </Cluster>
    </Panel>
  );
}
