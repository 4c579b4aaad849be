import { Link } from "gatsby";
import { Suspense, useRef, useState } from "react";
import type { StandKit } from "#lib/stand/document/kit";
import { fetched } from "#src/ui/lazy/fetched";
import { exhibitPath } from "#lib/content/pages/paths";
import type { Shelf, ShelvedStand } from "./shelf";
import { HungScene } from "../gallery/stand-card";
import { hungShelved } from "../gallery/published-stand";
import * as styles from "./my-stands-row.module.css";
import { NotLoaded } from "./not-loaded";
import { stateWords } from "./stand-states";
import { useNear } from "../gallery/use-near";
import { useOwnStates } from "./use-own-states";
import { useWithdrawal } from "./use-withdrawal";

const WithdrawDialog = fetched(
  () => import(/* webpackChunkName: "stand-withdraw-dialog" */ "./withdraw-dialog"),
  NotLoaded,
);

interface OwnRowProps {
  readonly shelf: Shelf;
  readonly kit: StandKit;
}

/** The stands of this device's maker, each with where it has got to. Nothing for whoever has made none. */
export function OwnRow({ shelf, kit }: OwnRowProps) {
  const [asked, setAsked] = useState<ShelvedStand>();
  const { isWithdrawing, withdraw } = useWithdrawal(shelf);
  useOwnStates(shelf);
  const heading = useRef<HTMLHeadingElement>(null);
  if (shelf.stands.length === 0) return null;
  const answer = async (isConfirmed: boolean) => {
    setAsked(undefined);
    if (isConfirmed && asked && (await withdraw(asked))) heading.current?.focus();
  };
  return (
    <section className={styles.yours} aria-labelledby="yours">
      <h2 id="yours" ref={heading} className={styles.heading} tabIndex={-1}>
        Yours
      </h2>
      <ul className={styles.row}>
        {shelf.stands.map((stand) => (
          <OwnStand
            key={stand.id}
            stand={stand}
            kit={kit}
            isBusy={isWithdrawing}
            onWithdraw={() => setAsked(stand)}
          />
        ))}
      </ul>
      {asked && (
        <Suspense>
          <WithdrawDialog stand={asked} onAnswer={(isConfirmed) => void answer(isConfirmed)} />
        </Suspense>
      )}
    </section>
  );
}

interface OwnStandProps {
  readonly stand: ShelvedStand;
  readonly kit: StandKit;
  readonly isBusy: boolean;
  readonly onWithdraw: () => void;
}

function OwnStand({ stand, kit, isBusy, onWithdraw }: OwnStandProps) {
  const card = useRef<HTMLLIElement>(null);
  const isNear = useNear(card, "60%", false);
  const { word, means } = stateWords(stand);
  return (
    <li ref={card} className={styles.card} data-state={stand.state}>
      <div className={styles.frame} data-unit={stand.unit}>
        {isNear && <HungScene hung={hungShelved(stand)} kit={kit} />}
      </div>
      <div className={styles.plate}>
        <p className={styles.state}>{word}</p>
        <h3 className={styles.title}>
          <Link to={exhibitPath(stand.id)}>
            <bdi>{stand.title}</bdi>
          </Link>
        </h3>
        <p className={styles.means}>{means}</p>
        <button
          className={styles.withdraw}
          type="button"
          aria-disabled={isBusy}
          onClick={() => !isBusy && onWithdraw()}
        >
          Take down
        </button>
      </div>
    </li>
  );
}
