import type { WallView } from "#lib/facets/address";
import { choicesOf, FACET_KEYS, type Person } from "#lib/facets/facets";
import { type Wishes, withWish } from "#lib/facets/filter";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./wish-list.module.css";

interface WishListProps {
  people: readonly Person[];
  wishes: Wishes;
  onShow: (next: Partial<WallView>) => void;
}

/** All that is wished, each to be taken back. */
export function WishList({ people, wishes, onShow }: WishListProps) {
  const wished = FACET_KEYS.flatMap((key) => {
    const own = wishes[key];
    if (!own?.size) return [];
    return choicesOf(key, people)
      .filter(({ value }) => own.has(value))
      .map(({ value, label }) => ({ key, value, label, isNot: own.get(value) === "not" }));
  });
  if (wished.length === 0) return null;
  return (
    <ul className={shapes.cluster} aria-label="Chosen">
      {wished.map(({ key, value, label, isNot }) => (
        <li key={`${key} ${value}`}>
          <button
            className={isNot ? styles.not : styles.wish}
            type="button"
            onClick={() => onShow({ wishes: withWish(wishes, key, value, undefined) })}
          >
            {isNot ? `not ${label}` : label} <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
      <li>
        <button className={styles.all} type="button" onClick={() => onShow({ wishes: {} })}>
          Everybody again
        </button>
      </li>
    </ul>
  );
}
