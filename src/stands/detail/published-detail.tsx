import { Link, navigate } from "gatsby";
import { observer } from "mobx-react-lite";
import { exhibitionPath, exhibitPath } from "#lib/content/pages/paths";
import type { StandKit } from "#lib/stand/document/kit";
import { NotFound } from "#src/app/errors/not-found";
import { useTabTitle } from "#src/app/routing/use-tab-title";
import { useStores } from "#src/data/stores/store-context";
import { StaleNotice } from "#src/ui/primitives/stale-notice/stale-notice";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as details from "#src/ui/primitives/details.module.css";
import { galleriesOf } from "../gallery/gallery";
import type { GalleryData } from "../gallery/gallery-data";
import { useMyStands } from "../my-stands/my-stands";
import { useDrawing } from "../scene/use-drawing";
import { BigScene, DetailFrame, NoStand, StandPlaceholder } from "./detail-frame";
import * as styles from "./detail.module.css";
import { NamePlate } from "./name-plate";
import * as beside from "./neighbours.module.css";
import { type StandAnswer, useStandAnswer } from "./use-stand-answer";

interface PublishedDetailProps {
  readonly id: string;
  readonly kit: StandKit;
  readonly data: GalleryData;
}

/** A stand of the exhibition, or one of this device that is not public. */
export default observer(function PublishedDetail({ id, kit, data }: PublishedDetailProps) {
  const myStands = useMyStands();
  const answer = useStandAnswer(id, data.ours);
  const own = myStands.stands.find((stand) => stand.id === id);
  // One that is not public is shown to its maker all the same.
  const stand = answer.value ?? own ?? answer.value;
  const drawing = useDrawing(stand ?? { document: "" }, kit);
  useTabTitle(stand?.title);
  if (stand === null) return <NotFound />;
  if (!stand) return <Asking answer={answer} />;
  return (
    <DetailFrame
      picture={<BigScene drawing={drawing} kit={kit} title={stand.title} />}
      unit={stand.unit}
      after={
        <>
          <StaleNotice answers={[answer]} part="This stand" />
          <Neighbours id={id} data={data} />
        </>
      }
    >
      <NamePlate
        stand={stand}
        own={own}
        answer={answer}
        units={data.units}
        drawing={drawing}
        onGone={() => void navigate(exhibitionPath)}
      />
    </DetailFrame>
  );
});

const Asking = observer(function Asking({ answer }: { readonly answer: StandAnswer }) {
  const { state, isAsking, tryAgain } = answer;
  if (state !== "failed" && state !== "skipped") {
    return <StandPlaceholder words="It is being brought in …" />;
  }
  return (
    <NoStand
      why={
        state === "skipped"
          ? "Data saver is on, so this stand was not loaded."
          : "This stand could not be loaded: the exhibition did not answer."
      }
    >
      <button className={styles.main} type="button" aria-disabled={isAsking} onClick={tryAgain}>
        {isAsking ? "Asking …" : "Try again"}
      </button>
    </NoStand>
  );
});

/** The stands that hang beside one: on the list that was shown last, or among ours. */
const Neighbours = observer(function Neighbours({ id, data }: { id: string; data: GalleryData }) {
  const store = useStores();
  const shown = galleriesOf(store).latest?.stands;
  const stands = shown?.some((stand) => stand.id === id) ? shown : data.ours;
  const place = stands.findIndex((stand) => stand.id === id);
  const [before, after] = place === -1 ? [] : [stands[place - 1], stands[place + 1]];
  return (
    <nav className={beside.beside} aria-label="Beside this stand">
      {before && (
        // Gatsby would replace the step in the history where only the query differs.
        <Link className={beside.way} to={exhibitPath(before.id)} rel="prev" replace={false}>
          <span className={`${details.text3} ${letters.bold}`}>← To the left</span>
          <bdi className={beside.name}>{before.title}</bdi>
        </Link>
      )}
      <Link className={beside.all} to={exhibitionPath}>
        The exhibition
      </Link>
      {after && (
        <Link className={beside.way} to={exhibitPath(after.id)} rel="next" replace={false}>
          <span className={`${details.text3} ${letters.bold}`}>To the right →</span>
          <bdi className={beside.name}>{after.title}</bdi>
        </Link>
      )}
    </nav>
  );
});
