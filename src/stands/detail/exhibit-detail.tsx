import { navigate } from "gatsby";
import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import type { StandKit } from "#lib/stand/document/kit";
import { exhibitionPath } from "#lib/content/pages/paths";
import { AnswerMark } from "#src/ui/primitives/answer-mark/answer-mark";
import { NotFound } from "#src/app/errors/not-found";
import type { HallParts } from "../gallery/gallery-data";
import { useDrawing } from "../scene/use-drawing";
import { hungShelved } from "../gallery/published-stand";
import type { ShelvedStand } from "../my-stands/shelf";
import { useShelf } from "../my-stands/use-shelf";
import { BigScene } from "./big-scene";
import * as styles from "./detail.module.css";
import { Neighbours } from "./neighbours";
import { NoStand } from "./no-stand";
import { NamePlate } from "./name-plate";
import { type ExhibitAnswer, useExhibit } from "./use-exhibit";
import { useOwnState } from "./use-own-state";
import { useTabTitle } from "#src/app/routing/use-tab-title";

interface ExhibitDetailProps {
  readonly id: string;
  readonly kit: StandKit;
  readonly parts: HallParts;
}

/** A stand of the exhibition, or one of this device's maker that does not hang there. */
export default observer(function ExhibitDetail({ id, kit, parts }: ExhibitDetailProps) {
  const shelf = useShelf();
  const own = useSame(shelf.stands.find((stand) => stand.id === id));
  const answer = useExhibit(id, parts.ours);
  useOwnState(own, answer, shelf);
  // One that does not hang is shown to its maker all the same.
  const hung = answer.value ?? (own ? hungShelved(own) : answer.value);
  const drawing = useDrawing(hung ?? NOTHING, kit);
  useTabTitle(hung?.title);
  if (hung === null) return <NotFound />;
  if (!hung) return <Asking answer={answer} />;
  return (
    <div className={styles.page}>
      <div className={styles.stage}>
        <BigScene
          stand={drawing.state === "read" ? drawing.stand : undefined}
          kit={kit}
          title={hung.title}
        />
        <NamePlate
          hung={hung}
          own={own}
          answer={answer}
          shelf={shelf}
          units={parts.units}
          drawing={drawing}
          onGone={() => void navigate(exhibitionPath)}
        />
      </div>
      <AnswerMark answers={[answer]} part="This stand" />
      <Neighbours id={id} parts={parts} />
    </div>
  );
});

/** What is drawn as long as nothing is known. */
const NOTHING = {
  document: "",
  stand: undefined,
};

const Asking = observer(function Asking({ answer }: { answer: ExhibitAnswer }) {
  if (answer.state === "failed" || answer.state === "resting") {
    const why =
      answer.state === "resting"
        ? "Data saver is on, so this stand was not loaded."
        : "This stand could not be loaded: the exhibition did not answer.";
    return (
      <NoStand why={why}>
        <button
          className={styles.main}
          type="button"
          aria-disabled={answer.isAsking}
          onClick={answer.tryAgain}
        >
          {answer.isAsking ? "Asking …" : "Try again"}
        </button>
      </NoStand>
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.stage}>
        <div className={styles.place} />
        <div className={styles.plate}>
          <h1 className={styles.title}>A flower stand up close</h1>
          <output>It is being brought in …</output>
        </div>
      </div>
    </div>
  );
});

/** The same object as long as it says the same: the shelf is read anew at each change. */
function useSame(stand: ShelvedStand | undefined): ShelvedStand | undefined {
  const text = stand && JSON.stringify(stand);
  return useMemo(() => (text ? (JSON.parse(text) as ShelvedStand) : undefined), [text]);
}
