import { timelinePath } from "#lib/content/model/pages/paths";
import { withParams } from "#src/app/routing/search-params";
import { writeAddress } from "#src/app/routing/use-search-state";
import { useMounted } from "#src/ui/hooks/use-mounted";
import { ChoiceLink } from "#src/ui/primitives/choice-link/choice-link";
import { Choices } from "#src/ui/primitives/choice-link/choices";
import type { TimelineChoice, TimelinePeople } from "./choice";
import * as styles from "./timeline-filters.module.css";
import { Cluster, Stack } from "#src/ui/primitives/elements";
import { Field } from "#src/ui/primitives/field/field";

interface TimelineFiltersProps {
  units: TimelinePeople["units"];
  idols: TimelinePeople["idols"];
  choice: TimelineChoice;
}

const addressOf = (choice: TimelineChoice) =>
  withParams(timelinePath, { unit: choice.unit, idol: choice.idol });

export function TimelineFilters({ units, idols, choice }: TimelineFiltersProps) {
  const isMounted = useMounted();
  const link = (name: string, unit?: string) => (
    <li key={name}>
      <ChoiceLink
        address={addressOf({ unit })}
        isChosen={!choice.idol && choice.unit === unit}
        unit={unit}
      >
        {name}
      </ChoiceLink>
    </li>
  );
  return (
    <Stack
      as="nav"
      gap={3}
      data-only="scripts"
      className={styles.filters}
      aria-label="Whose timeline"
    >
      <Choices>
        {link("Everybody")}
        {units.map(({ id, name }) => link(name, id))}
      </Choices>
      {isMounted && (
        <Cluster as="label" align="center" className={styles.idol}>
          Or one idol
          <Field
            as="select"
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
          </Field>
        </Cluster>
      )}
    </Stack>
  );
}
