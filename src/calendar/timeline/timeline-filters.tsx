import { timelinePath } from "#lib/content/pages/paths";
import { withParams } from "#src/app/routing/search-params";
import { writeAddress } from "#src/app/routing/use-search-state";
import { useMounted } from "#src/ui/hooks/use-mounted";
import { ChoiceLink } from "#src/ui/primitives/choice-link/choice-link";
import * as inputs from "#src/ui/primitives/inputs.module.css";
import type { TimelineChoice, TimelinePeople } from "./choice";
import * as styles from "./timeline-filters.module.css";

interface TimelineFiltersProps {
  units: TimelinePeople["units"];
  idols: TimelinePeople["idols"];
  choice: TimelineChoice;
}

const addressOf = (choice: TimelineChoice) =>
  withParams(timelinePath, { unit: choice.unit, idol: choice.idol });

/** Whose timeline: everybody's, a unit's, or an idol's. */
export function TimelineFilters({ units, idols, choice }: TimelineFiltersProps) {
  const isLive = useMounted();
  const link = (name: string, unit?: string) => (
    <li key={name}>
      <ChoiceLink
        className={inputs.choice}
        address={addressOf({ unit })}
        isChosen={!choice.idol && choice.unit === unit}
        unit={unit}
      >
        {name}
      </ChoiceLink>
    </li>
  );
  return (
    <nav data-only="scripts" className={styles.filters} aria-label="Whose timeline">
      <ul className={inputs.choices}>
        {link("Everybody")}
        {units.map(({ id, name }) => link(name, id))}
      </ul>
      {isLive && (
        <label className={styles.idol}>
          Or one idol
          <select
            className={styles.select}
            value={choice.idol ?? ""}
            onChange={({ target }) => writeAddress(addressOf({ idol: target.value || undefined }))}
          >
            <option value="">–</option>
            {idols.map(({ cname, name }) => (
              <option key={cname} value={cname}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </nav>
  );
}
