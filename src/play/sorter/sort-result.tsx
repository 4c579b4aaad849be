import { useEffect, useMemo, useRef } from "react";
import type { SortDocument } from "#lib/play/sorter/document";
import { placed } from "#lib/play/sorter/progress";
import type { Tied } from "#lib/play/sorter/ranking";
import { choicesInWords } from "./choices-in-words";
import { Podium } from "./podium";
import { RankingList } from "./ranking-list";
import { ShareSort } from "./share-sort";
import type { RankedIdol, SorterIdol } from "./sorter-idol";
import { TierList } from "./tier-list";
import { UnitAverages } from "./unit-averages";
import { useSortKeys } from "./use-sort-keys";
import * as styles from "./sort-result.module.css";

interface SortResultProps {
  document: SortDocument;
  places: readonly Tied<number>[];
  casts: readonly (readonly number[])[];
  personOf: (id: number) => SorterIdol | undefined;
  onChange: (document: SortDocument) => void;
  onNew: () => void;
}

/** The end of a sorting: podium, ranking, averages, tiers, and ways to pass it on. */
export function SortResult(props: SortResultProps) {
  const { document, places, casts, personOf, onChange, onNew } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (window.document.activeElement === window.document.body) title.current?.focus();
  }, []);
  const takeBack = () =>
    onChange({ ...document, choices: document.choices.slice(0, -1), tiers: "" });
  useSortKeys({ choose: () => undefined, takeBack });
  const ranking = useMemo(
    () =>
      placed(places).flatMap(({ id, place }): RankedIdol[] => {
        const person = personOf(id);
        return person ? [{ person, place }] : [];
      }),
    [places, personOf],
  );
  const isTop = document.isTop;
  return (
    <article>
      <header className={styles.head}>
        <p className={styles.badge}>
          {document.people.length} idols · {choicesInWords(document.choices.length)}
        </p>
        <h1 ref={title} className={styles.title} tabIndex={-1}>
          {isTop ? "The top ten" : "The ranking"}
        </h1>
        <Podium ranking={ranking} />
      </header>
      <ShareSort document={document} ranking={ranking} casts={casts}>
        <button type="button" className={styles.button} onClick={onNew}>
          Another sorting
        </button>
        <button type="button" className={styles.button} onClick={takeBack}>
          Take back <kbd aria-hidden="true">Z</kbd>
        </button>
      </ShareSort>
      <RankingList ranking={ranking} />
      {!isTop && <UnitAverages ranking={ranking} />}
      {ranking.length > 2 && (
        <TierList
          ranking={ranking}
          tiers={document.tiers}
          onChange={(tiers) => onChange({ ...document, tiers })}
        />
      )}
    </article>
  );
}
