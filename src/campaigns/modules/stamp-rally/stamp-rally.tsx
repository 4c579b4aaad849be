import { useEffect, useRef, useState } from "react";
import { localDateOf } from "#lib/calendar/japan";
import { ConfirmDialog } from "#src/ui/primitives/confirm-dialog/confirm-dialog";
import { Button, Cluster, Stack, VisuallyHidden } from "#src/ui/primitives/elements";
import { useStored } from "#src/data/storage/use-stored";
import { Certificate } from "./certificate";
import { completedOn, RALLY_ENTRY } from "./rally-entry";
import { Stamp } from "./stamp";
import * as styles from "./stamp-rally.late.module.css";
import { StationTicket } from "./station-ticket";
import { Fallback } from "#src/ui/primitives/fallback/fallback";

interface StampRallyProps {
  stations: readonly Queries.RallyStationFragment[];
}

export default function StampRally({ stations }: StampRallyProps) {
  const { state, save, isPersistent } = useStored(RALLY_ENTRY);
  const { stamps } = state;
  const [isConfirming, setConfirming] = useState(false);
  const [message, setMessage] = useState("");
  const card = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [lastStamped, setLastStamped] = useState<number>();
  const names = stations.map(({ stamp }) => stamp);
  const count = names.filter((name) => stamps[name]).length;
  const completedDay = completedOn(stamps, names);

  // The pressed button is gone with its question; the focus moves to that station.
  useEffect(() => {
    if (lastStamped === undefined) return;
    list.current?.querySelectorAll<HTMLAnchorElement>("h3 a")[lastStamped]?.focus();
  }, [lastStamped]);
  const addStamp = ({ stamp, title, because }: Queries.RallyStationFragment) => {
    const stampCount = names.filter((name) => name === stamp || stamps[name]).length;
    save((current) => ({ stamps: { ...current.stamps, [stamp]: localDateOf(new Date()) } }));
    setLastStamped(names.indexOf(stamp));
    setMessage(
      stampCount === stations.length
        ? `${title}: ${because} The card is full, and the certificate is under it.`
        : `${title}: ${because} ${stampCount} of ${stations.length} stamps.`,
    );
  };
  const startAgain = (isConfirmed: boolean) => {
    setConfirming(false);
    if (!isConfirmed) return;
    save(() => ({ stamps: {} }));
    setLastStamped(undefined);
    setMessage("The card is empty.");
    card.current?.focus();
  };

  return (
    <div className={styles.rally}>
      <div id="card" ref={card} className={styles.card} tabIndex={-1}>
        <Cluster as="p" align="center" className={styles.head}>
          <span className={styles.title}>Stamp card</span>
          <span className={styles.count}>
            {count > 0 ? (
              <>
                <strong>{count}</strong> of {stations.length}
              </>
            ) : (
              `${stations.length} to collect`
            )}
          </span>
        </Cluster>
        <ol className={styles.slots}>
          {stations.map(({ stamp, title }, index) => (
            <li key={stamp}>
              <Stack as="a" gap={1} className={styles.slot} href={`#station-${index + 1}`}>
                <Stamp name={stamp} index={index} day={stamps[stamp]} />
                <span className={styles.name}>{title}</span>
                <VisuallyHidden>{stamps[stamp] ? ", stamped" : ", no stamp yet"}</VisuallyHidden>
              </Stack>
            </li>
          ))}
        </ol>
        <Cluster as="p" align="center" className={styles.foot}>
          {!isPersistent
            ? "This browser does not store the card: it is gone when you leave."
            : completedDay
              ? "All stamps collected."
              : "Valid in all seasons."}
          {count > 0 ? <Button onClick={() => setConfirming(true)}>Start again</Button> : null}
        </Cluster>
      </div>
      {completedDay ? <Certificate stations={stations} stamps={stamps} day={completedDay} /> : null}
      <Fallback className={styles.withoutScripts}>
        Stamps need JavaScript. Without it you can read the questions, and each answer under “Show
        the answer”.
      </Fallback>
      <Stack as="ol" gap={6} ref={list} className={styles.stations}>
        {stations.map((station, index) => (
          <li key={station.stamp} id={`station-${index + 1}`} className={styles.station}>
            <StationTicket
              station={station}
              number={index + 1}
              day={stamps[station.stamp]}
              onRight={addStamp}
            />
          </li>
        ))}
      </Stack>
      <VisuallyHidden as="output">{message}</VisuallyHidden>
      {isConfirming ? (
        <ConfirmDialog question="Start again with an empty card?" onAnswer={startAgain}>
          <p>All {count} stamps on this device are deleted.</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
