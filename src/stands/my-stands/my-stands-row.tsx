import { Link } from "gatsby";
import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { exhibitPath } from "#lib/content/model/pages/paths";
import type { StandKit } from "#lib/stand/kit/kit";
import { NearDrawing } from "../scene/stand-drawing";
import { useMyStands } from "../store/use-stands";
import * as details from "#src/ui/primitives/details.late.module.css";
import * as styles from "./my-stands-row.late.module.css";
import { STATUS_WORDS, useStatuses } from "./status";
import { TakeDown } from "./take-down";

/** The stands of this device, each with where it has got to. Nothing for whoever has made none. */
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
          <li key={stand.id} className={styles.card} data-state={stand.status}>
            <NearDrawing className={styles.frame} unit={stand.unit} stand={stand} kit={kit} />
            <div className={styles.plate}>
              <p className={styles.state}>{STATUS_WORDS[stand.status].word}</p>
              <h3 className={styles.title}>
                <Link to={exhibitPath(stand.id)}>
                  <bdi>{stand.title}</bdi>
                </Link>
              </h3>
              <p className={`${details.text2} ${details.snug}`}>
                {STATUS_WORDS[stand.status].means}
              </p>
              <TakeDown
                className={styles.withdraw}
                stand={stand}
                onGone={() => heading.current?.focus()}
              >
                Take down
              </TakeDown>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
});
