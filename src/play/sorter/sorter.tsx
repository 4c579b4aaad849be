import { type ReactNode, useEffect, useMemo, useState } from "react";
import { counted } from "#lib/format/counted";
import type { SortDocument, SortFault } from "#lib/play/sorter/document";
import { progressOf } from "#lib/play/sorter/progress";
import { writeAddress } from "#src/app/routing/use-search-state";
import { ConfirmDialog } from "#src/ui/primitives/confirm-dialog/confirm-dialog";
import { Split } from "#src/ui/primitives/grid/split";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import { Hero } from "#src/ui/primitives/hero/hero";
import { Panel } from "#src/ui/primitives/elements";
import { SortMatch } from "./sort-match";
import { SortResult } from "./sort-result";
import { SortSetup } from "./sort-setup";
import type { Contender, Pool, SorterConfig } from "./sorter-config";
import faults from "./sort-faults.json";
import * as styles from "./sorter-page.module.css";
import podium from "./sorter-podium.svg";
import { useSorting } from "./use-sorting";

const FAULTS: Readonly<Record<SortFault, string>> = faults;

interface SorterProps {
  config: SorterConfig;
  contenders: readonly Contender[];
  /** Lists of the ids that can be sorted, newest last. */
  casts: readonly (readonly number[])[];
  pools: readonly Pool[];
  kinds: Parameters<typeof SortSetup>[0]["kinds"];
  question: ReactNode;
}

function SorterHero({ config: { noun }, question }: Pick<SorterProps, "config" | "question">) {
  const between = noun === "idol" ? "two posters" : "two songs";
  return (
    <Split as="header" className={styles.hero}>
      <div>
        <Hero
          label={noun === "idol" ? "Idol sorter" : "Song sorter"}
          labelClass={styles.badge}
          title={question}
          titleClass={styles.title}
          lead={`Choose between ${between} at a time. In the end you have a ranking of all ${noun}s.`}
        />
      </div>
      <Drawing className={styles.podium} from={`${podium}#podium`} viewBox="0 0 560 380" />
    </Split>
  );
}

export function Sorter({ config, contenders, casts, pools, kinds, question }: SorterProps) {
  const { document, fault, isLinked, stored, isReady, isPersistent, change } = useSorting(
    config,
    casts,
  );
  const [isChoosing, setChoosing] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState<SortDocument>();
  const [openFault, setOpenFault] = useState<SortFault>();
  const progress = useMemo(() => document && progressOf(document), [document]);
  const contenderOf = useMemo(() => {
    const byId = new Map(contenders.map((contender) => [contender.id, contender]));
    return (id: number) => byId.get(id);
  }, [contenders]);

  const isUnfinished = stored && stored.choices !== "" && progressOf(stored).question !== undefined;
  const begin = (next: SortDocument) => {
    setOpenFault(undefined);
    if (isUnfinished) return setUnconfirmed(next);
    start(next);
  };
  const start = (next: SortDocument) => {
    setChoosing(false);
    change(next);
  };
  const shownFault = fault ?? openFault;
  const stage =
    !isReady || isChoosing || !document || !progress
      ? "setup"
      : progress.question
        ? "match"
        : "result";
  // The focused element is gone.
  useEffect(() => {
    const title = window.document.querySelector<HTMLElement>(
      `[data-shown="${stage}"] h1[tabindex]`,
    );
    if (window.document.activeElement === window.document.body) title?.focus();
  }, [stage]);
  return (
    <div className={styles.page} data-shown={stage}>
      {stage === "setup" && <SorterHero config={config} question={question} />}
      {shownFault && (
        <Panel as="p" shadow={2} role="alert" className={styles.note}>
          {fault ? "This link cannot be opened." : "This picture cannot be opened."}{" "}
          {FAULTS[shownFault]}
        </Panel>
      )}
      {stage === "setup" && (
        <SortSetup
          config={config}
          pools={pools}
          kinds={kinds}
          casts={casts}
          isReady={isReady}
          stored={document}
          onBegin={begin}
          onContinue={() => setChoosing(false)}
          onFault={setOpenFault}
        />
      )}
      {document && progress?.question && stage === "match" && (
        <SortMatch
          document={document}
          question={progress.question}
          contenderOf={contenderOf}
          onChange={change}
          onNew={() => setChoosing(true)}
        />
      )}
      {document && progress?.places && stage === "result" && (
        <SortResult
          config={config}
          document={document}
          places={progress.places}
          casts={casts}
          contenderOf={contenderOf}
          onChange={change}
          onNew={() => setChoosing(true)}
        />
      )}
      {isLinked && isUnfinished && (
        <Panel as="p" shadow={2} className={styles.note}>
          This sorting came by link. Yours, with {counted(stored.choices.length, "choice")}, is
          still on this device; the next choice here replaces it.{" "}
          <button type="button" onClick={() => writeAddress(config.path)}>
            Back to mine
          </button>
        </Panel>
      )}
      {isReady && !isPersistent && (
        <Panel as="p" shadow={2} className={styles.note}>
          This browser keeps nothing: copy the link before you leave.
        </Panel>
      )}
      {unconfirmed && (
        <ConfirmDialog
          question="Begin another sorting?"
          onAnswer={(isConfirmed) => {
            setUnconfirmed(undefined);
            if (isConfirmed) start(unconfirmed);
          }}
        >
          <p>
            The unfinished one on this device, with {counted(stored?.choices.length ?? 0, "choice")}
            , is deleted.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
