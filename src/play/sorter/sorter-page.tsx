import { observer } from "mobx-react-lite";
import { useEffect, useMemo, useState } from "react";
import { counted } from "#lib/format/counted";
import { sorterPath } from "#lib/content/pages/paths";
import { readIds } from "#lib/play/cast";
import type { SortDocument, SortFault } from "#lib/play/sorter/document";
import { progressOf } from "#lib/play/sorter/progress";
import { writeAddress } from "#src/app/routing/use-search-state";
import { ConfirmDialog } from "#src/ui/primitives/confirm-dialog/confirm-dialog";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import * as hero from "#src/ui/primitives/hero/hero.module.css";
import { SortMatch } from "./sort-match";
import { SortResult } from "./sort-result";
import { SortSetup } from "./sort-setup";
import faults from "./sort-faults.json";
import * as own from "./sorter-hero.module.css";
import * as styles from "./sorter-page.module.css";
import podium from "./sorter-podium.svg";
import { useSorting } from "./use-sorting";

const FAULTS: Readonly<Record<SortFault, string>> = faults;

/** The podium that nobody stands on yet. */
function SorterHero() {
  return (
    <header className={own.hero}>
      <div>
        <p className={own.badge}>Idol sorter</p>
        <h1 className={own.title}>
          Who is your <span>number one?</span>
        </h1>
        <p className={hero.lead}>
          Choose between two posters at a time. In the end you have a ranking of all idols.
        </p>
      </div>
      <Drawing className={own.podium} from={`${podium}#podium`} viewBox="0 0 560 380" />
    </header>
  );
}

/** Who is number one: choices between two, until all are ranked. */
export const SorterPage = observer(function SorterPage(props: { data: Queries.SorterRouteQuery }) {
  const { data } = props;
  const people = data.people.nodes;
  const casts = useMemo(() => (data.play?.casts ?? []).map(readIds), [data]);
  const { document, fault, isLinked, kept, isReady, isRemembering, change } = useSorting(casts);
  const [isChoosing, setChoosing] = useState(false);
  const [asked, setAsked] = useState<SortDocument>();
  const [openFault, setOpenFault] = useState<SortFault>();
  const progress = useMemo(() => document && progressOf(document), [document]);
  const personOf = useMemo(() => {
    const byId = new Map(people.map((person) => [person.id, person]));
    return (id: number) => byId.get(id);
  }, [people]);

  const isUnfinished = kept && kept.choices !== "" && progressOf(kept).question !== undefined;
  const begin = (next: SortDocument) => {
    setOpenFault(undefined);
    if (isUnfinished) return setAsked(next);
    start(next);
  };
  const start = (next: SortDocument) => {
    setChoosing(false);
    change(next);
  };
  const named = fault ?? openFault;
  const shown =
    !isReady || isChoosing || !document || !progress
      ? "setup"
      : progress.question
        ? "match"
        : "result";
  // What had the focus is gone.
  useEffect(() => {
    const title = window.document.querySelector<HTMLElement>("h1[tabindex]");
    if (window.document.activeElement === window.document.body) title?.focus();
  }, [shown]);
  return (
    <div className={styles.page} data-shown={shown}>
      {shown === "setup" && <SorterHero />}
      {named && (
        <p role="alert" className={styles.fault}>
          {fault ? "This link cannot be opened." : "This picture cannot be opened."} {FAULTS[named]}
        </p>
      )}
      {shown === "setup" && (
        <SortSetup
          people={people}
          casts={casts}
          isReady={isReady}
          kept={document}
          onBegin={begin}
          onGoOn={() => setChoosing(false)}
          onFault={setOpenFault}
        />
      )}
      {document && progress?.question && shown === "match" && (
        <SortMatch
          document={document}
          question={progress.question}
          personOf={personOf}
          onChange={change}
          onNew={() => setChoosing(true)}
        />
      )}
      {document && progress?.places && shown === "result" && (
        <SortResult
          document={document}
          places={progress.places}
          casts={casts}
          personOf={personOf}
          onChange={change}
          onNew={() => setChoosing(true)}
        />
      )}
      {isLinked && isUnfinished && (
        <p className={styles.note}>
          This is out of a link. On this device another sorting waits, with{" "}
          {counted(kept.choices.length, "choice")}; going on here would replace it.{" "}
          <button type="button" onClick={() => writeAddress(sorterPath)}>
            Back to mine
          </button>
        </p>
      )}
      {isReady && !isRemembering && (
        <p className={styles.note}>This browser keeps nothing: copy the link before you leave.</p>
      )}
      {asked && (
        <ConfirmDialog
          question="Begin another sorting?"
          onAnswer={(isConfirmed) => {
            setAsked(undefined);
            if (isConfirmed) start(asked);
          }}
        >
          <p>
            The one on this device, with {counted(kept?.choices.length ?? 0, "choice")}, is not
            finished and goes.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
});
