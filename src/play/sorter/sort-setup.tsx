import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { counted } from "#lib/format/counted";
import { newSort, type SortDocument, type SortFault } from "#lib/play/sorter/document";
import { progressOf, TOP } from "#lib/play/sorter/progress";
import { useStores } from "#src/data/stores/store-context";
import { Button } from "#src/ui/primitives/button/button";
import { FileButton } from "#src/ui/primitives/file-button/file-button";
import { openSortPicture } from "./open-sort-picture";
import * as styles from "./sort-setup.module.css";
import type { SorterIdol } from "./sorter-idol";
import { Panel } from "#src/ui/primitives/panel/panel";
import { Cluster } from "#src/ui/primitives/layout/layout";
import { Choice } from "#src/ui/primitives/choice-link/choices";

interface SortSetupProps {
  people: readonly SorterIdol[];
  /** Lists of the idols that can be sorted, newest last. */
  casts: readonly (readonly number[])[];
  isReady: boolean;
  kept: SortDocument | undefined;
  onBegin: (document: SortDocument) => void;
  onGoOn: () => void;
  onFault: (fault: SortFault) => void;
}

const KINDS = [
  ["all", "Who takes part?"],
  ["agency", "… an agency"],
  ["unit", "… a unit"],
] as const;

/** Chooses the idols to sort, and the depth of the ranking. */
export const SortSetup = observer(function SortSetup(props: SortSetupProps) {
  const { people, casts, isReady, kept, onBegin, onGoOn, onFault } = props;
  const { units } = useStores();
  const [chosen, setChosen] = useState("all");
  const [isTop, setTop] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Keeps choices made before hydration.
  useEffect(() => {
    const early = new FormData(form.current ?? undefined);
    setChosen(String(early.get("pool") ?? "all"));
    setTop(early.get("far") === "top");
  }, []);
  // Links depend on the order of the list.
  const cast = casts.at(-1) ?? [];
  const pools = poolsOf(
    people.filter(({ id }) => cast.includes(id)),
    units.favorites,
  );
  const pool = pools.find(({ key }) => key === chosen) ?? pools[0];
  if (!pool) return null;
  const isTopOffered = pool.ids.length > TOP;
  const begin = () => {
    const inOrder = cast.filter((id) => pool.ids.includes(id));
    const seed = Math.floor(Math.random() * 2 ** 31);
    onBegin(newSort(casts.length - 1, inOrder, { isTop: isTop && isTopOffered, seed }));
  };
  const mostChoices = (top: boolean) =>
    progressOf({ people: pool.ids, isTop: top, seed: 1, choices: "" }).question?.atMost ?? 0;
  const open = async (file: File) => {
    const found = await openSortPicture(file, casts);
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
      {KINDS.map(([kind, title]) => (
        <fieldset key={kind} className={styles.group}>
          <legend className={styles.legend}>{title}</legend>
          <Cluster className={styles.pools}>
            {pools
              .filter((one) => one.kind === kind)
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
                checked={top === (isTop && isTopOffered)}
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
        {kept && (
          <Button shadow={1} onClick={onGoOn}>
            {progressOf(kept).question
              ? `Go on after ${counted(kept.choices.length, "choice")}`
              : "Back to the ranking"}
          </Button>
        )}
        <FileButton shadow={1} label="Picture of a saved ranking" onFile={open}>
          Open a saved picture
        </FileButton>
      </Cluster>
    </Panel>
  );
});

/** Groups of at least two: all, favourites, each agency and unit. */
function poolsOf(people: readonly SorterIdol[], favorites: readonly number[]) {
  const pool = (
    key: string,
    title: string,
    takesPart: (person: SorterIdol) => boolean,
    { kind = "all", unit }: { kind?: "all" | "agency" | "unit"; unit?: string } = {},
  ) => ({ key, title, kind, unit, ids: people.filter(takesPart).map(({ id }) => id) });
  const unitRecords = people
    .map(({ unitRecord }) => unitRecord)
    .toSorted((one, other) => one.office.order - other.office.order);
  const agencies = new Map(unitRecords.map(({ office }) => [office.id, office.name]));
  const units = new Map(unitRecords.map(({ id, name }) => [id, name]));
  const pools = [
    pool("all", "Everybody", () => true),
    pool("favourites", "My favourites", ({ id }) => favorites.includes(id)),
    ...[...agencies].map(([id, name]) =>
      pool(`agency ${id}`, name, (one) => one.unitRecord.office.id === id, { kind: "agency" }),
    ),
    ...[...units].map(([unit, name]) =>
      pool(`unit ${unit}`, name, (one) => one.unitRecord.id === unit, { kind: "unit", unit }),
    ),
  ];
  return pools.filter(({ ids }) => ids.length > 1);
}
