import { Link } from "gatsby";
import { useState } from "react";
import { characterPath } from "#lib/content/model/pages/paths";
import { birthMonth, monthNames } from "#lib/format/birthday";
import { useMounted } from "#src/ui/hooks/use-mounted";
import type { Person } from "./birth-days";
import { Face } from "./face";
import * as styles from "./year.module.css";
import { Button, Cluster, Panel, Row, Stack } from "#src/ui/primitives/elements";

const PAPERS = ["A4", "A3"] as const;

/** Calendar of the year; prints on one page. */
export function Year({ people }: { people: readonly Person[] }) {
  const [paper, setPaper] = useState<(typeof PAPERS)[number]>("A4");
  const isMounted = useMounted();
  const print = (size: (typeof PAPERS)[number]) => {
    setPaper(size);
    // After the paper size is rendered.
    window.setTimeout(() => window.print());
  };
  return (
    <section id="year" className={styles.year} data-paper={paper} aria-labelledby="year-title">
      <Cluster gap={3} align="center" className={styles.head}>
        <h2 id="year-title" className={styles.title}>
          The whole year
        </h2>
        {isMounted && (
          <Cluster as="p" data-only="screen">
            {PAPERS.map((size) => (
              <Button size="small" key={size} onClick={() => print(size)}>
                Print on {size}
              </Button>
            ))}
          </Cluster>
        )}
      </Cluster>
      <Stack as="ol" gap={4} className={styles.months}>
        {monthNames.map((month, index) => (
          <Panel as="li" shadow={1} key={month} className={styles.month}>
            <h3 className={styles.name}>{month}</h3>
            <ol>
              {people
                .filter(({ profile }) => birthMonth(profile.birthday) === index)
                .map((person) => (
                  <Row as="li" key={person.id} className={styles.entry}>
                    <b>{Number(person.profile.birthday.slice(3))}</b>
                    <Face person={person} className={styles.face} />
                    <Link to={characterPath(person.cname)}>{person.name}</Link>
                  </Row>
                ))}
            </ol>
          </Panel>
        ))}
      </Stack>
    </section>
  );
}
