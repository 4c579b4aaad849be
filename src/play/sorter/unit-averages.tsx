import { averages } from "#lib/play/sorter/progress";
import type { RankedIdol } from "./sorter-idol";
import * as styles from "./unit-averages.module.css";

/** On which place the members of each unit are on average, with a bar that is longer the better it is. */
export function UnitAverages({ ranking }: { ranking: readonly RankedIdol[] }) {
  const units = new Map(ranking.map(({ person }) => [person.jsonId, person.unitRecord]));
  const names = new Map([...units.values()].map(({ jsonId, name }) => [jsonId, name]));
  const rows = averages(
    ranking.map(({ person, place }) => ({ id: person.jsonId, place })),
    (id) => units.get(id)?.jsonId,
  );
  if (rows.length < 2) return null;
  return (
    <section className={styles.section} aria-labelledby="units">
      <h2 id="units">Units, on average</h2>
      <ol className={styles.list}>
        {rows.map(({ group, average, count }) => (
          <li key={group} data-unit={group}>
            <b>{names.get(group)}</b>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={100 - ((average - 1) / ranking.length) * 100} height="10" />
            </svg>
            <span>
              place {average.toFixed(1)} <small>of {count}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
