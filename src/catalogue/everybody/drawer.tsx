import { VisuallyHidden } from "#src/ui/primitives/visually-hidden/visually-hidden";
import { choicesOf, type FacetKey, FACETS, type Person } from "#lib/facets/facets";
import { countsOf, type Wish, type Wishes, withWish } from "#lib/facets/filter";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./drawer.module.css";

interface DrawerProps {
  facet: FacetKey;
  people: readonly Person[];
  wishes: Wishes;
  onWish: (wishes: Wishes) => void;
}

/** A drawer of the cabinet: every value of a facet, to have only, or not, or either way. */
export function Drawer({ facet, people, wishes, onWish }: DrawerProps) {
  const { short, title } = FACETS[facet];
  const counts = countsOf(facet, people, wishes);
  const own = wishes[facet];
  const box = (value: string, wish: Wish) => ({
    type: "checkbox",
    className: styles.box,
    checked: own?.get(value) === wish,
    onChange: () =>
      onWish(withWish(wishes, facet, value, own?.get(value) === wish ? undefined : wish)),
  });
  return (
    <details className={styles.drawer} name="drawer">
      <summary className={styles.front}>
        <span className={styles.plate}>
          {short}
          {own && own.size > 0 && (
            <span className={styles.chosen}>
              {own.size}
              <VisuallyHidden> chosen</VisuallyHidden>
            </span>
          )}
        </span>
      </summary>
      <fieldset className={styles.cards}>
        <legend className={shapes.hidden}>{title}</legend>
        {choicesOf(facet, people).map(({ value, label }) => (
          <span key={value} className={styles.card} data-wish={own?.get(value)}>
            <label className={styles.only}>
              <input {...box(value, "only")} />
              {label} <span className={styles.count}>{counts.get(value) ?? 0}</span>
            </label>
            <label className={styles.not}>
              <input {...box(value, "not")} />
              not<VisuallyHidden> {label}</VisuallyHidden>
            </label>
          </span>
        ))}
      </fieldset>
    </details>
  );
}
