import { atBase } from "#src/data/browser/base-path";
import { onPlainClick } from "#src/app/routing/plain-click";
import * as styles from "./notice-pager.late.module.css";
import { Cluster } from "#src/ui/primitives/elements";

interface NoticePagerProps {
  /** Current page, from 1. */
  page: number;
  /** Number of pages. */
  count: number;
  /** Path of a page, without the path prefix of the site. */
  addressOf: (page: number) => string;
  /** Called with the path of the requested page, prefix included. */
  onTurn: (address: string) => void;
}

export function NoticePager({ page, count, addressOf, onTurn }: NoticePagerProps) {
  if (count < 2) return null;
  const link = (to: number, words: string, label: string, rel?: string) => (
    <a
      className={rel ? styles.step : styles.number}
      data-replay
      href={atBase(addressOf(to))}
      rel={rel}
      aria-label={label}
      aria-current={!rel && to === page ? "page" : undefined}
      onClick={onPlainClick(() => onTurn(atBase(addressOf(to))))}
    >
      {words}
    </a>
  );
  // Placeholder of a missing link, so that the others stay in place.
  const noStep = <span className={styles.gap} />;
  return (
    <Cluster
      as="nav"
      gap={3}
      align="center"
      data-only="scripts"
      className={styles.pager}
      aria-label="Pages of the list"
    >
      {page > 1 ? link(page - 1, "Newer", "Newer notices", "prev") : noStep}
      <Cluster as="ol" className={styles.strip}>
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <li key={number}>{link(number, String(number), `Page ${number}`)}</li>
        ))}
      </Cluster>
      {page < count ? link(page + 1, "Older", "Older notices", "next") : noStep}
    </Cluster>
  );
}
