import { Link } from "gatsby";
import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { exhibitPath } from "#lib/content/model/pages/paths";
import type { StandKit } from "#lib/stand/kit/kit";
import { NearDrawing } from "../scene/stand-drawing";
import { useMyStands } from "../store/use-stands";
import { Panel, Text } from "#src/ui/primitives/elements";
import * as styles from "./my-stands-row.late.module.css";
import { STATUS_WORDS, useStatuses } from "./status";
import { TakeDown } from "./take-down";

/** Stands of this device with their status; renders nothing if there are none. */
export const MyStandsRow = observer(function MyStandsRow({ kit }: { kit: StandKit }) {
  const { stands } = useMyStands();
  const heading = useRef<HTMLHeadingElement>(null);
  useStatuses();
  if (stands.length === 0) return null;
  return (
    <section className={styles.yours} aria-labelledby="yours">
      <h2 id="yours" ref={heading} className={styles.heading} tabIndex={-1}>
        Yours
      </h2>
      <ul className={styles.row}>
        {stands.map((stand) => (
          <Panel as="li" key={stand.id} className={styles.card} data-state={stand.status}>
            <NearDrawing className={styles.frame} unit={stand.unit} stand={stand} kit={kit} />
            <div className={styles.plate}>
              <Text size={2} weight={800} className={styles.state}>
                {STATUS_WORDS[stand.status].word}
              </Text>
              <Text as="h3" lines={2} className={styles.title}>
                <Link to={exhibitPath(stand.id)}>
                  <bdi>{stand.title}</bdi>
                </Link>
              </Text>
              <Text size={2} className={styles.meaning}>
                {STATUS_WORDS[stand.status].means}
              </Text>
              <TakeDown
                className={styles.withdraw}
                stand={stand}
                onGone={() => heading.current?.focus()}
              >
                Take down
              </TakeDown>
            </div>
          </Panel>
        ))}
      </ul>
    </section>
  );
});
