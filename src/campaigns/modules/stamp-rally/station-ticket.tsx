import { graphql, Link } from "gatsby";
import { useState } from "react";
import { twoDigits } from "#lib/format/two-digits";
import { Stamp } from "./stamp";
import * as styles from "./station-ticket.late.module.css";
import { Cluster, Panel, Stack } from "#src/ui/primitives/elements";
import { Fallback } from "#src/ui/primitives/fallback/fallback";

interface StationTicketProps {
  station: Queries.RallyStationFragment;
  number: number;
  /** Date of its stamp; undefined until it is answered. */
  day: string | undefined;
  onRight: (station: Queries.RallyStationFragment) => void;
}

export function StationTicket({ station, number, day, onRight }: StationTicketProps) {
  const { stamp, target, title, question, choices, because } = station;
  const right = choices[station.answer - 1];
  const [wrong, setWrong] = useState<string>();
  return (
    <Panel as="article" shadow={2} className={styles.ticket} data-done={day ? "" : undefined}>
      <Stack gap={3} className={styles.stub}>
        <span className={styles.number}>{twoDigits(number)}</span>
        <div className={styles.stamp}>
          <Stamp name={stamp} index={number - 1} day={day} />
        </div>
      </Stack>
      <Stack gap={3} className={styles.body}>
        <h3>
          <Link to={target}>{title}</Link>
        </h3>
        {day ? (
          <p className={styles.done}>
            <strong>{right}.</strong> {because}
          </p>
        ) : (
          <fieldset>
            <legend className={styles.legend}>{question}</legend>
            <Fallback>{choices.join(" · ")}</Fallback>
            <Cluster data-only="scripts" className={styles.choices}>
              {choices.map((choice) => (
                <button
                  key={choice}
                  type="button"
                  className={styles.choice}
                  data-wrong={wrong === choice ? "" : undefined}
                  onClick={() => (choice === right ? onRight(station) : setWrong(choice))}
                >
                  {choice}
                </button>
              ))}
            </Cluster>
            <output className={styles.verdict}>
              {wrong ? `Not “${wrong}”. Have another look at the page.` : null}
            </output>
            <details className={styles.answer}>
              <summary>Show the answer</summary>
              <p>
                <strong>{right}.</strong> {because}
              </p>
            </details>
          </fieldset>
        )}
      </Stack>
    </Panel>
  );
}

export const rallyStationFragment = graphql`
  fragment RallyStation on RallyStation { stamp target title question choices answer because }
`;
