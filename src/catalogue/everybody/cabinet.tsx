import { useMounted } from "#src/ui/hooks/use-mounted";
import type { WallView } from "#lib/facets/address";
import {
  FACET_KEYS,
  type Person,
  choicesOf,
  type Facet,
  type FacetKey,
  FACETS,
} from "#lib/facets/facets";
import { type Sort, SORTS } from "#lib/facets/sort";
import * as inputs from "#src/ui/primitives/inputs.module.css";
import * as styles from "./cabinet.module.css";
import { VisuallyHidden } from "#src/ui/primitives/visually-hidden/visually-hidden";
import { countsOf, type Wish, type Wishes, withWish } from "#lib/facets/filter";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as drawer from "./drawer.module.css";

interface CabinetProps {
  people: readonly Person[];
  view: WallView;
  onShow: (next: Partial<WallView>) => void;
}

/** The card index: the order of the wall, and a drawer for each facet. What is in the drawers comes with the scripts. */
export function Cabinet({ people, view: { wishes, sort }, onShow }: CabinetProps) {
  const isMounted = useMounted();
  return (
    <div data-only="scripts" className={styles.cabinet}>
      <fieldset className={styles.sorts}>
        <legend className={styles.legend}>Sorted by</legend>
        {Object.entries(SORTS).map(([value, label]) => (
          <label key={value} className={styles.sort}>
            <input
              className={inputs.unseen}
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

interface DrawerProps {
  facet: FacetKey;
  people: readonly Person[];
  wishes: Wishes;
  onWish: (wishes: Wishes) => void;
}

/** A drawer of the cabinet: every value of a facet, to have only, or not, or either way. */
function Drawer({ facet, people, wishes, onWish }: DrawerProps) {
  const { title, short = title }: Facet = FACETS[facet];
  const counts = countsOf(facet, people, wishes);
  const own = wishes[facet];
  const box = (value: string, wish: Wish) => ({
    type: "checkbox",
    className: inputs.unseen,
    checked: own?.get(value) === wish,
    onChange: () =>
      onWish(withWish(wishes, facet, value, own?.get(value) === wish ? undefined : wish)),
  });
  return (
    <details className={drawer.drawer} name="drawer">
      <summary className={drawer.front}>
        <span className={drawer.plate}>
          {short}
          {own && own.size > 0 && (
            <span className={drawer.chosen}>
              {own.size}
              <VisuallyHidden> chosen</VisuallyHidden>
            </span>
          )}
        </span>
      </summary>
      <fieldset className={drawer.cards}>
        <legend className={shapes.hidden}>{title}</legend>
        {choicesOf(facet, people).map(({ value, label }) => (
          <span key={value} className={drawer.card} data-wish={own?.get(value)}>
            <label className={drawer.only}>
              <input {...box(value, "only")} />
              {label} <span className={drawer.count}>{counts.get(value) ?? 0}</span>
            </label>
            <label className={drawer.not}>
              <input {...box(value, "not")} />
              not<VisuallyHidden> {label}</VisuallyHidden>
            </label>
          </span>
        ))}
      </fieldset>
    </details>
  );
}
