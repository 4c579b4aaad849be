import { Link } from "gatsby";
import { characterPath } from "#lib/content/model/pages/paths";
import { formatBirthday } from "#lib/format/birthday";
import { groupByDay, type Person } from "./birth-days";
import { Face } from "./face";
import * as styles from "./shared-days.module.css";
import { Panel, Row, Stack, Title } from "#src/ui/primitives/elements";

export function SharedDays({ people }: { people: readonly Person[] }) {
  const shared = groupByDay(people).filter((day) => day.people.length > 1);
  return (
    <Stack
      as="section"
      gap={4}
      id="shared"
      className={styles.shared}
      aria-labelledby="shared-title"
    >
      <Title size={4} id="shared-title">
        On the same day
      </Title>
      {shared.length === 0 && <p>No two people share a birthday.</p>}
      <Stack as="ul" gap={3}>
        {shared.map(({ day, people: sharers }) => (
          <Panel as="li" key={day} className={styles.day}>
            <p className={styles.date}>{formatBirthday(day)}</p>
            <ul className={styles.people}>
              {sharers.map((person) => (
                <Row as="li" key={person.id}>
                  <Face person={person} />
                  <Link className={styles.name} data-stretched="" to={characterPath(person.cname)}>
                    {person.name}
                  </Link>
                </Row>
              ))}
            </ul>
          </Panel>
        ))}
      </Stack>
    </Stack>
  );
}
