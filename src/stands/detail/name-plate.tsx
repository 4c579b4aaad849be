import { Link } from "gatsby";
import { observer } from "mobx-react-lite";
import { Suspense, useState } from "react";
import { fetched } from "#src/ui/lazy/fetched";
import { formatDate } from "#lib/format/birthday";
import { exhibitPath, makeYoursPath, unitPath } from "#lib/content/pages/paths";
import { useStores } from "#src/data/stores/store-context";
import type { HallUnit } from "../gallery/gallery-data";
import type { HungStand } from "../gallery/published-stand";
import { NotLoaded } from "../my-stands/not-loaded";
import { stateWords } from "../my-stands/stand-states";
import type { Drawing } from "../scene/use-drawing";
import { useWithdrawal } from "../my-stands/use-withdrawal";
import type { Shelf, ShelvedStand } from "../my-stands/shelf";
import { CheerButton } from "./cheer-button";
import { CopyLink } from "./copy-link";
import * as styles from "./detail.module.css";
import { EXHIBIT_FAULTS, NOT_LOADED } from "./faults";
import type { ExhibitAnswer } from "./use-exhibit";

const WithdrawDialog = fetched(
  () => import(/* webpackChunkName: "stand-withdraw-dialog" */ "../my-stands/withdraw-dialog"),
  NotLoaded,
);
const ReportDialog = fetched(
  () => import(/* webpackChunkName: "stand-report-dialog" */ "./report-dialog"),
  NotLoaded,
);

interface NamePlateProps {
  readonly hung: HungStand;
  /** The same stand on the shelf of its maker. */
  readonly own: ShelvedStand | undefined;
  readonly answer: ExhibitAnswer;
  readonly shelf: Shelf;
  readonly units: readonly HallUnit[];
  readonly drawing: Drawing;
  /** Called when its maker has taken it down. */
  readonly onGone: () => void;
}

/** What is written beside a stand, and what can be done with it. */
export const NamePlate = observer(function NamePlate(props: NamePlateProps) {
  const { hung, own, answer, shelf, units, drawing, onGone } = props;
  const { api } = useStores();
  const [open, setOpen] = useState<"none" | "withdraw" | "report">("none");
  const [isReported, setReported] = useState(false);
  const { isWithdrawing, withdraw } = useWithdrawal(shelf);
  const close = () => setOpen("none");
  const unit = units.find(({ jsonId }) => jsonId === hung.unit);
  const isPublic = !own || own.state === "public";
  const state = own && stateWords(own);
  const fault = drawing.state === "faulty" && EXHIBIT_FAULTS[drawing.fault];
  const takeDown = async (isConfirmed: boolean) => {
    close();
    if (isConfirmed && own && (await withdraw(own))) onGone();
  };
  return (
    <div className={styles.plate} data-unit={hung.unit}>
      <p className={styles.sign}>{state ? `Yours: ${state.word}` : "In the exhibition"}</p>
      <h1 className={styles.title}>
        <bdi>{hung.title}</bdi>
      </h1>
      {hung.author && (
        <p className={styles.author}>
          by <bdi>{hung.author}</bdi>
        </p>
      )}
      <p className={styles.facts}>
        {unit && (
          <Link className={styles.unit} to={unitPath(unit.jsonId)}>
            For {unit.name}
          </Link>
        )}
        <span>
          since <time dateTime={hung.created}>{formatDate(hung.created.slice(0, 10))}</time>
        </span>
      </p>
      {state && <p className={styles.means}>{state.means}</p>}
      {fault && <p className={styles.means}>It cannot be drawn. {fault}</p>}
      {drawing.state === "not-loaded" && <p className={styles.means}>{NOT_LOADED}</p>}
      {isPublic && <CheerButton hung={hung} answer={answer} shelf={shelf} />}
      <div className={styles.actions}>
        {!fault && (
          <Link className={styles.main} to={makeYoursPath(hung.document)}>
            Make it yours
          </Link>
        )}
        {isPublic && <CopyLink path={exhibitPath(hung.id)} />}
        {own && (
          <button
            className={styles.action}
            type="button"
            aria-disabled={isWithdrawing}
            onClick={() => !isWithdrawing && setOpen("withdraw")}
          >
            Take it down
          </button>
        )}
      </div>
      {isPublic && !own && api.hasFunctions && (
        <p className={styles.report}>
          {isReported ? (
            "You have reported this stand."
          ) : (
            <button className={styles.quiet} type="button" onClick={() => setOpen("report")}>
              Report this stand
            </button>
          )}
        </p>
      )}
      <Suspense>
        {open === "withdraw" && own && (
          <WithdrawDialog stand={own} onAnswer={(isConfirmed) => void takeDown(isConfirmed)} />
        )}
        {open === "report" && (
          <ReportDialog
            hung={hung}
            shelf={shelf}
            onReported={() => setReported(true)}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
});
