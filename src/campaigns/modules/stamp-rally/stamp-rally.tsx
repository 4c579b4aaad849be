import { useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "#src/ui/primitives/confirm-dialog/confirm-dialog";
import { VisuallyHidden } from "#src/ui/primitives/visually-hidden/visually-hidden";
import { useStored } from "#src/data/storage/use-stored";
import { Certificate } from "./certificate";
import { completedOn, dayOf, RALLY_ENTRY } from "./rally-entry";
import { Stamp } from "./stamp";
import * as styles from "./stamp-rally.module.css";
import { StationTicket } from "./station-ticket";
import { type Station, STATIONS } from "./stations";

/** The rally: a card for stamps, the stations that give them, and the certificate for a full one. */
export function StampRally() {
  const { state, save, isRemembering } = useStored(RALLY_ENTRY);
  const { stamps } = state;
  const [isAsking, setAsking] = useState(false);
  const [message, setMessage] = useState("");
  const card = useRef<HTMLDivElement>(null);
  const stations = useRef<HTMLOListElement>(null);
  const [landed, setLanded] = useState<number>();
  const count = Object.keys(stamps).length;
  const completed = completedOn(stamps);

  // The button that was pressed is gone with its question; the focus goes on from that station.
  useEffect(() => {
    if (landed === undefined) return;
    stations.current?.querySelectorAll<HTMLAnchorElement>("h3 a")[landed]?.focus();
  }, [landed]);
  const stampFor = ({ id, title, because }: Station) => {
    const given = new Set([...Object.keys(stamps), id]).size;
    save((held) => ({ stamps: { ...held.stamps, [id]: dayOf(new Date()) } }));
    setLanded(STATIONS.findIndex((station) => station.id === id));
    setMessage(
      given === STATIONS.length
        ? `${title}: ${because} The card is full, and the certificate is under it.`
        : `${title}: ${because} ${given} of ${STATIONS.length} stamps.`,
    );
  };
  const startAgain = (isConfirmed: boolean) => {
    setAsking(false);
    if (!isConfirmed) return;
    save(() => ({ stamps: {} }));
    setLanded(undefined);
    setMessage("A new card, without a stamp.");
    card.current?.focus();
  };

  return (
    <div className={styles.rally}>
      <div id="card" ref={card} className={styles.card} tabIndex={-1}>
        <p className={styles.head}>
          <span className={styles.title}>Stamp card</span>
          <span className={styles.count}>
            {count > 0 ? (
              <>
                <strong>{count}</strong> of {STATIONS.length}
              </>
            ) : (
              `${STATIONS.length} to collect`
            )}
          </span>
        </p>
        <ol className={styles.slots}>
          {STATIONS.map(({ id, title }, place) => (
            <li key={id}>
              <a className={styles.slot} href={`#station-${place + 1}`}>
                <Stamp id={id} day={stamps[id]} />
                <span className={styles.name}>{title}</span>
                <VisuallyHidden>{stamps[id] ? ", stamped" : ", no stamp yet"}</VisuallyHidden>
              </a>
            </li>
          ))}
        </ol>
        <p className={styles.foot}>
          {!isRemembering
            ? "This browser does not store the card: it is gone when you leave."
            : completed
              ? "Full. Not a corner left to stamp."
              : "Valid in all seasons."}
          {count > 0 ? (
            <button type="button" className={styles.again} onClick={() => setAsking(true)}>
              Start again
            </button>
          ) : null}
        </p>
      </div>
      {completed ? <Certificate stamps={stamps} day={completed} /> : null}
      <p className={styles.unlit}>
        Without JavaScript the stamps stay in their drawer. The questions are open all the same, and
        each has its answer behind “Tell me”.
      </p>
      <ol ref={stations} className={styles.stations}>
        {STATIONS.map((station, place) => (
          <li key={station.id} id={`station-${place + 1}`} className={styles.station}>
            <StationTicket
              station={station}
              number={place + 1}
              day={stamps[station.id]}
              onRight={stampFor}
            />
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <output>{message}</output>
      </VisuallyHidden>
      {isAsking ? (
        <ConfirmDialog question="Start again with an empty card?" onAnswer={startAgain}>
          <p>All {count} stamps on this device go. The stations will not mind seeing you again.</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
