import { useEffect, useRef, useState } from "react";
import { counted } from "#lib/format/counted";
import { newSort, type SortDocument, type SortFault } from "#lib/play/sorter/document";
import { progressOf, TOP } from "#lib/play/sorter/progress";
import { Button, Cluster, Panel } from "#src/ui/primitives/elements";
import { FileButton } from "#src/ui/primitives/file-button/file-button";
import { openSortPicture } from "./open-sort-picture";
import * as styles from "./sort-setup.module.css";
import type { Pool, SorterConfig } from "./sorter-config";
import { Field } from "#src/ui/primitives/field/field";
import { Choice } from "#src/ui/primitives/choice-link/choices";

/** Number of contenders above which the top ten is preselected: a full ranking takes thousands of choices. */
const TOP_FIRST_ABOVE = 100;

interface SortSetupProps {
  config: SorterConfig;
  pools: readonly Pool[];
  /** Kinds of pools, each with its heading; those of a folded kind are in a list. */
  kinds: readonly (readonly [kind: string, heading: string, isFolded?: true])[];
  /** Lists of the ids that can be sorted, newest last. */
  casts: readonly (readonly number[])[];
  isReady: boolean;
  stored: SortDocument | undefined;
  onBegin: (document: SortDocument) => void;
  onContinue: () => void;
  onFault: (fault: SortFault) => void;
}

/** Chooses the contenders to sort, and the depth of the ranking. */
export function SortSetup(props: SortSetupProps) {
  const { config, pools, kinds, casts, isReady, stored, onBegin, onContinue, onFault } = props;
  const [chosen, setChosen] = useState("all");
  const [isTopChosen, setTop] = useState<boolean>();
  const form = useRef<HTMLFormElement>(null);
  // Keeps choices made before hydration.
  useEffect(() => {
    const formData = new FormData(form.current ?? undefined);
    setChosen(String(formData.get("folded") || (formData.get("pool") ?? "all")));
    setTop(formData.get("far") === "top");
  }, []);
  // Links depend on the order of the list.
  const cast = casts.at(-1) ?? [];
  const pool = pools.find(({ key }) => key === chosen) ?? pools[0];
  if (!pool) return null;
  const isTopOffered = pool.ids.length > TOP;
  const isTop = isTopOffered && (isTopChosen ?? pool.ids.length > TOP_FIRST_ABOVE);
  const begin = () => {
    const inOrder = cast.filter((id) => pool.ids.includes(id));
    const seed = Math.floor(Math.random() * 2 ** 31);
    onBegin(newSort(casts.length - 1, inOrder, { isTop, seed }));
  };
  const mostChoices = (top: boolean) =>
    progressOf({ people: pool.ids, isTop: top, seed: 1, choices: "" }).question?.maxChoicesLeft ??
    0;
  const open = async (file: File) => {
    const found = await openSortPicture(file, config.keyword, casts);
    if (found.ok) onBegin(found.document);
    else onFault(found.fault);
  };
  return (
    <Panel
      as="form"
      shadow={3}
      ref={form}
      className={styles.setup}
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      {kinds.map(([kind, title, isFolded]) => (
        <fieldset key={kind} className={styles.group}>
          <legend className={styles.legend}>{title}</legend>
          <Cluster className={styles.pools}>
            {isFolded && (
              <Field
                as="select"
                name="folded"
                aria-label={title}
                value={pool.kind === kind ? pool.key : ""}
                onChange={({ target }) => setChosen(target.value)}
              >
                <option value="">–</option>
                {pools
                  .filter((one) => one.kind === kind)
                  .map(({ key, title: name, ids }) => (
                    <option key={key} value={key}>{`${name} (${ids.length})`}</option>
                  ))}
              </Field>
            )}
            {pools
              .filter((one) => one.kind === kind && !isFolded)
              .map(({ key, title: name, unit, ids }) => (
                <Choice key={key} className={styles.pool} data-unit={unit}>
                  <input
                    type="radio"
                    name="pool"
                    value={key}
                    checked={key === pool.key}
                    onChange={() => setChosen(key)}
                  />
                  {name} <small>{ids.length}</small>
                </Choice>
              ))}
          </Cluster>
        </fieldset>
      ))}
      <fieldset className={styles.group} disabled={!isTopOffered}>
        <legend className={styles.legend}>How far?</legend>
        <Cluster className={styles.pools}>
          {[false, true].map((top) => (
            <Choice key={String(top)} className={styles.pool}>
              <input
                type="radio"
                name="far"
                value={top ? "top" : "last"}
                checked={top === isTop}
                onChange={() => setTop(top)}
              />
              {top ? "The top ten only" : "To the last place"}
              {(isTopOffered || !top) && (
                <small>at most {counted(mostChoices(top), "choice")}</small>
              )}
            </Choice>
          ))}
        </Cluster>
      </fieldset>
      <noscript>
        <p>Sorting needs JavaScript, which is switched off in this browser.</p>
      </noscript>
      <Cluster gap={3} align="center">
        <Button type="submit" shadow={1} className={styles.begin} aria-disabled={!isReady}>
          Begin
        </Button>
        {stored && (
          <Button shadow={1} onClick={onContinue}>
            {progressOf(stored).question
              ? `Go on after ${counted(stored.choices.length, "choice")}`
              : "Back to the ranking"}
          </Button>
        )}
        <FileButton shadow={1} label="Picture of a saved ranking" onFile={open}>
          Open a saved picture
        </FileButton>
      </Cluster>
    </Panel>
  );
}
