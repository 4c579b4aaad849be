import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { firstTiers, moveToTier, TIERS, type Tier, tierAfter } from "#lib/play/sorter/tiers";
import { Picture } from "#src/ui/primitives/picture/picture";
import { Cluster, VisuallyHidden } from "#src/ui/primitives/elements";
import type { Ranked } from "./sorter-config";
import * as styles from "./tier-list.late.module.css";
import { shortcutOf } from "#src/data/browser/shortcut";

interface TierListProps {
  ranking: readonly Ranked[];
  /** A letter per rank; empty until the visitor has moved one. */
  tiers: string;
  onChange: (tiers: string) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Tiers of a ranking. Faces are moved by dragging, by arrows, or by selecting a face and a tier. */
export function TierList({ ranking, tiers: stored, onChange }: TierListProps) {
  const tiers = stored.length === ranking.length ? stored : firstTiers(ranking.length);
  const [selected, setSelected] = useState<number>();
  const [message, setMessage] = useState("");
  const movedIndex = useRef<number>(undefined);
  const board = useRef<HTMLDivElement>(null);
  // A moved face is mounted again in its new row.
  useLayoutEffect(() => {
    board.current?.querySelector<HTMLElement>(`[data-at="${movedIndex.current}"]`)?.focus();
    movedIndex.current = undefined;
  });
  const move = (at: number | undefined, tier: Tier) => {
    const one = at === undefined ? undefined : ranking[at];
    if (at === undefined || !one) return;
    setSelected(undefined);
    setMessage(`${one.contender.name} is in tier ${tier}.`);
    if (tiers[at] !== tier) onChange(moveToTier(tiers, at, tier));
  };
  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    const step = STEPS[shortcutOf(event.nativeEvent)];
    if (step === undefined) return;
    event.preventDefault();
    movedIndex.current = at;
    move(at, tierAfter(tiers[at] ?? "S", step));
  };
  return (
    <section className={styles.section} aria-labelledby="tiers">
      <h2 id="tiers">Your tiers</h2>
      <p className={styles.hint}>
        Drag one, or choose it and press a letter. With the keyboard: ↑ and ↓.
      </p>
      <VisuallyHidden>
        <output>{message}</output>
      </VisuallyHidden>
      <div ref={board} className={styles.tiers}>
        {TIERS.map((tier) => (
          <div
            key={tier}
            className={styles.tier}
            data-tier={tier}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              move(Number(event.dataTransfer.getData("text/plain")), tier);
            }}
          >
            <button
              type="button"
              className={styles.letter}
              aria-label={
                selected === undefined
                  ? `Tier ${tier}`
                  : `Move ${ranking[selected]?.contender.name} to tier ${tier}`
              }
              aria-disabled={selected === undefined}
              onClick={() => move(selected, tier)}
            >
              {tier}
            </button>
            <Cluster as="ul" className={styles.faces} aria-label={`Tier ${tier}`}>
              {ranking.map(({ contender }, at) =>
                tiers[at] === tier ? (
                  <li key={contender.id}>
                    <button
                      type="button"
                      className={styles.face}
                      data-unit={contender.group.id}
                      title={contender.name}
                      aria-pressed={selected === at}
                      draggable
                      onDragStart={({ dataTransfer }) =>
                        dataTransfer.setData("text/plain", String(at))
                      }
                      onClick={() => setSelected(selected === at ? undefined : at)}
                      onKeyDown={onKeyDown(at)}
                      data-at={at}
                    >
                      {contender.face ? (
                        <Picture image={contender.face} alt={contender.name} sizes="56px" />
                      ) : (
                        <span lang={contender.lang}>{contender.name}</span>
                      )}
                    </button>
                  </li>
                ) : null,
              )}
            </Cluster>
          </div>
        ))}
      </div>
    </section>
  );
}
