import { observer } from "mobx-react-lite";
import { useEffect, useMemo, useState } from "react";
import { counted } from "#lib/format/counted";
import { sorterPath } from "#lib/content/model/pages/paths";
import { readIds } from "#lib/play/cast";
import type { SortDocument, SortFault } from "#lib/play/sorter/document";
import { progressOf } from "#lib/play/sorter/progress";
import { writeAddress } from "#src/app/routing/use-search-state";
import { ConfirmDialog } from "#src/ui/primitives/confirm-dialog/confirm-dialog";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import { Hero } from "#src/ui/primitives/hero/hero";
import { SortMatch } from "./sort-match";
import { SortResult } from "./sort-result";
import { SortSetup } from "./sort-setup";
import faults from "./sort-faults.json";
import * as styles from "./sorter-page.module.css";
import podium from "./sorter-podium.svg";
import { useSorting } from "./use-sorting";
import { Panel } from "#src/ui/primitives/panel/panel";
import { Split } from "#src/ui/primitives/grid/split";

const FAULTS: Readonly<Record<SortFault, string>> = faults;

function SorterHero() {
  return (
    <Split as="header" className={styles.hero}>
      <div>
        <Hero
          label="Idol sorter"
          labelClass={styles.badge}
          title={
            <>
              Who is your <span>number one?</span>
            </>
          }
          titleClass={styles.title}
          lead="Choose between two posters at a time. In the end you have a ranking of all idols."
        />
      </div>
      <Drawing className={styles.podium} from={`${podium}#podium`} viewBox="0 0 560 380" />
    </Split>
  );
}

/** Ranks idols by choices between two. */
export const SorterPage = observer(function SorterPage(props: { data: Queries.SorterRouteQuery }) {
  const { data } = props;
  const people = data.people.nodes;
  const casts = useMemo(() => (data.play?.casts ?? []).map(readIds), [data]);
  const { document, fault, isLinked, kept, isReady, isRemembering, change } = useSorting(casts);
  const [isChoosing, setChoosing] = useState(false);
  const [asked, setRequested] = useState<SortDocument>();
  const [openFault, setOpenFault] = useState<SortFault>();
  const progress = useMemo(() => document && progressOf(document), [document]);
  const personOf = useMemo(() => {
    const byId = new Map(people.map((person) => [person.id, person]));
    return (id: number) => byId.get(id);
  }, [people]);

  const isUnfinished = kept && kept.choices !== "" && progressOf(kept).question !== undefined;
  const begin = (next: SortDocument) => {
    setOpenFault(undefined);
    if (isUnfinished) return setRequested(next);
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
  // The focused element is gone.
  useEffect(() => {
    const title = window.document.querySelector<HTMLElement>("h1[tabindex]");
    if (window.document.activeElement === window.document.body) title?.focus();
  }, [shown]);
  return (
    <div className={styles.page} data-shown={shown}>
      {shown === "setup" && <SorterHero />}
      {named && (
        <Panel as="p" shadow={2} role="alert" className={styles.note}>
          {fault ? "This link cannot be opened." : "This picture cannot be opened."} {FAULTS[named]}
        </Panel>
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
        <Panel as="p" shadow={2} className={styles.note}>
          This sorting came by link. Yours, with {counted(kept.choices.length, "choice")}, is still
          on this device; the next choice here replaces it.{" "}
          <button type="button" onClick={() => writeAddress(sorterPath)}>
            Back to mine
          </button>
        </Panel>
      )}
      {isReady && !isRemembering && (
        <Panel as="p" shadow={2} className={styles.note}>
          This browser keeps nothing: copy the link before you leave.
        </Panel>
      )}
      {asked && (
        <ConfirmDialog
          question="Begin another sorting?"
          onAnswer={(isConfirmed) => {
            setRequested(undefined);
            if (isConfirmed) start(asked);
          }}
        >
          <p>
            The unfinished one on this device, with {counted(kept?.choices.length ?? 0, "choice")},
            is deleted.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
});
