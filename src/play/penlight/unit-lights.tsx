import { ChoiceLink } from "#src/ui/primitives/choice-link/choice-link";
import { writeAddress } from "#src/app/routing/use-search-state";
import { litPath } from "./lit-path";
import type { PenlightIdol, PenlightUnit } from "./penlight-idol";
import * as styles from "./unit-lights.module.css";

interface UnitLightsProps {
  units: readonly PenlightUnit[];
  people: readonly PenlightIdol[];
}

/** The units: each begins with its first light. */
export function UnitLights({ units, people }: UnitLightsProps) {
  return (
    <nav className={styles.units} aria-labelledby="by-unit">
      <h2 id="by-unit" className={styles.title}>
        Swipe through a unit
      </h2>
      <ul className={styles.list}>
        {units.map(({ jsonId, name, list }) => {
          const members = list.flatMap((id) => people.find((one) => one.jsonId === id) ?? []);
          const [first] = members;
          return first ? (
            <li key={jsonId}>
              <ChoiceLink
                className={styles.unit}
                address={litPath(first.cname)}
                isChosen={false}
                onChoose={writeAddress}
              >
                <b>{name}</b>
                <span className={styles.sticks}>
                  {members.map((one) => (
                    <i key={one.jsonId} data-character={one.jsonId} />
                  ))}
                </span>
              </ChoiceLink>
            </li>
          ) : null;
        })}
      </ul>
    </nav>
  );
}
