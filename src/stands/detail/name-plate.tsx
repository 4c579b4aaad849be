import { Link } from "gatsby";
import { observer } from "mobx-react-lite";
import { Suspense, useState } from "react";
import { exhibitPath, makeYoursPath, unitPath } from "#lib/content/model/pages/paths";
import { formatDate } from "#lib/format/date";
import { useStores } from "#src/data/stores/store-context";
import { lazyWithFallback } from "#src/ui/lazy/lazy-with-fallback";
import { STATUS_WORDS } from "../my-stands/status";
import { NotLoaded, TakeDown } from "../my-stands/take-down";
import type { Drawing } from "../scene/use-drawing";
import type { OwnStand, Stand, UnitName } from "../stand";
import { CheerButton } from "./cheer-button";
import { CopyLink } from "./detail-frame";
import { Button, ButtonLink, Cluster, Tag, Text } from "#src/ui/primitives/elements";
import * as styles from "./detail.module.css";
import faults from "./faults.json";
import * as plate from "./name-plate.module.css";

const ReportDialog = lazyWithFallback(
  () => import(/* webpackChunkName: "stand-report-dialog" */ "./report-dialog"),
  NotLoaded,
);

interface NamePlateProps {
  readonly stand: Stand;
  readonly own: OwnStand | undefined;
  readonly units: readonly UnitName[];
  readonly drawing: Drawing;
  readonly onGone: () => void;
}

export const NamePlate = observer(function NamePlate(props: NamePlateProps) {
  const { stand, own, units, drawing, onGone } = props;
  const { api } = useStores();
  const [report, setReport] = useState<"none" | "open" | "sent">("none");
  const unit = units.find(({ id }) => id === stand.unit);
  const isPublic = !own || own.status === "public";
  const statusWords = own && STATUS_WORDS[own.status];
  const fault = drawing?.ok === false ? drawing.fault : undefined;
  return (
    <>
      <Tag className={styles.sign}>
        {statusWords ? `Yours: ${statusWords.word}` : "In the exhibition"}
      </Tag>
      <h1 className={styles.title}>
        <bdi>{stand.title}</bdi>
      </h1>
      {stand.author && (
        <Text size={6} weight={700} className={plate.author}>
          by <bdi>{stand.author}</bdi>
        </Text>
      )}
      <Cluster as="p" align="center" className={plate.facts}>
        {unit && (
          <Link className={plate.unit} to={unitPath(unit.id)}>
            For {unit.name}
          </Link>
        )}
        <span>
          since <time dateTime={stand.created}>{formatDate(stand.created.slice(0, 10))}</time>
        </span>
      </Cluster>
      {statusWords && <p className={plate.meaning}>{statusWords.means}</p>}
      {fault && <p className={plate.meaning}>{faults.published[fault]}</p>}
      {isPublic && <CheerButton stand={stand} />}
      <Cluster align="center" gap={3} className={styles.actions}>
        {(!fault || fault === "not-loaded") && (
          <ButtonLink
            shadow={2}
            tone="sun"
            className={styles.main}
            to={makeYoursPath(stand.document)}
          >
            Make it yours
          </ButtonLink>
        )}
        {isPublic && <CopyLink path={exhibitPath(stand.id)} />}
        {own && (
          <Button as={TakeDown} stand={own} onGone={onGone}>
            Take it down
          </Button>
        )}
      </Cluster>
      {isPublic && !own && api.hasFunctions && (
        <Text size={4} soft className={plate.report}>
          {report === "sent" ? (
            "You have reported this stand."
          ) : (
            <button className={plate.quiet} type="button" onClick={() => setReport("open")}>
              Report this stand
            </button>
          )}
        </Text>
      )}
      <Suspense>
        {report === "open" && (
          <ReportDialog
            id={stand.id}
            onReported={() => setReport("sent")}
            onClose={() => setReport("none")}
          />
        )}
      </Suspense>
    </>
  );
});
