import { Link } from "gatsby";
import { characterPath } from "#lib/content/model/pages/paths";
import { formatBirthday } from "#lib/format/birthday";
import { inDays } from "#lib/format/in-days";
import { capital } from "#lib/text/capital";
import type { BirthdayGroup } from "./birth-days";
import * as styles from "./hub.module.css";
import { Row, Stack, Tag, VisuallyHidden } from "#src/ui/primitives/elements";

interface HubProps {
  shown: BirthdayGroup | undefined;
  daysLeft: number | undefined;
  peopleCount: number;
  step: (by: 1 | -1) => void;
  toNext: () => void;
}

/** Fixed centre of the wheel with the selected day. */
export function Hub({ shown, daysLeft, peopleCount, step, toNext }: HubProps) {
  if (!shown) {
    return (
      <Stack className={styles.hub}>
        <p className={styles.day}>{peopleCount}</p>
        <p className={styles.until}>birthdays, one year</p>
      </Stack>
    );
  }
  return (
    <Stack className={styles.hub}>
      <Stack gap={1} className={styles.status} aria-live="polite">
        <p className={styles.until}>{daysLeft === undefined ? "" : capital(inDays(daysLeft))}</p>
        <p className={styles.day}>{formatBirthday(shown.day)}</p>
        <Stack as="ul" gap={1} className={styles.names}>
          {shown.people.map(({ id, cname, name, unit }) => (
            <li key={id} data-unit={unit}>
              <Tag as={Link} className={styles.name} to={characterPath(cname)}>
                {name}
              </Tag>
            </li>
          ))}
        </Stack>
      </Stack>
      <Row as="p" className={styles.steps}>
        <button className={styles.step} type="button" onClick={() => step(-1)}>
          <span aria-hidden="true">←</span>
          <VisuallyHidden>Birthday before</VisuallyHidden>
        </button>
        <button className={styles.now} type="button" onClick={toNext}>
          Next
        </button>
        <button className={styles.step} type="button" onClick={() => step(1)}>
          <span aria-hidden="true">→</span>
          <VisuallyHidden>Birthday after</VisuallyHidden>
        </button>
      </Row>
    </Stack>
  );
}
