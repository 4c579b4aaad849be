import { Link } from "gatsby";
import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { exhibitPath } from "#lib/content/pages/paths";
import type { StandKit } from "#lib/stand/document/kit";
import { StandDrawing } from "../scene/stand-drawing";
import { useNear } from "../scene/use-near";
import type { OwnStand } from "../stand";
import { useMyStands } from "./my-stands";
import * as styles from "./my-stands-row.module.css";
import { STATUS_WORDS, useStatuses } from "./status";
import { useWithdrawal } from "./use-withdrawal";

/** The stands of this device, each with where it has got to. Nothing for whoever has made none. */
export const MyStandsRow = observer(function MyStandsRow({ kit }: { kit: StandKit }) {
  const { stands } = useMyStands();
  const heading = useRef<HTMLHeadingElement>(null);
  const { ask, isWithdrawing, dialog } = useWithdrawal(() => heading.current?.focus());
  useStatuses();
  if (stands.length === 0) return null;
  return (
    <section className={styles.yours} aria-labelledby="yours">
      <h2 id="yours" ref={heading} className={styles.heading} tabIndex={-1}>
        Yours
      </h2>
      <ul className={styles.row}>
        {stands.map((stand) => (
          <OwnCard
            key={stand.id}
            stand={stand}
            kit={kit}
            isBusy={isWithdrawing}
            onWithdraw={() => ask(stand)}
          />
        ))}
      </ul>
      {dialog}
    </section>
  );
});

interface OwnCardProps {
  readonly stand: OwnStand;
  readonly kit: StandKit;
  readonly isBusy: boolean;
  readonly onWithdraw: () => void;
}

function OwnCard({ stand, kit, isBusy, onWithdraw }: OwnCardProps) {
  const card = useRef<HTMLLIElement>(null);
  const isNear = useNear(card, false);
  const { word, means } = STATUS_WORDS[stand.status];
  return (
    <li ref={card} className={styles.card} data-state={stand.status}>
      <div className={styles.frame} data-unit={stand.unit}>
        {isNear && <StandDrawing stand={stand} kit={kit} />}
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
          onClick={onWithdraw}
        >
          Take down
        </button>
      </div>
    </li>
  );
}
