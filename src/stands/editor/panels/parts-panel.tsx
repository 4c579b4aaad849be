import { observer } from "mobx-react-lite";
import { useId, useState } from "react";
import { MOST_LAYERS } from "#lib/stand/document/limits";
import type { EditorSession } from "../session/editor-session";
import { addPart, swapPart } from "../session/part-actions";
import * as styles from "./panel.module.css";
import { PartThumb } from "./part-thumb";

interface PartsPanelProps {
  readonly session: EditorSession;
  readonly kind: "flower" | "sticker";
}

/** Flowers or stickers: one more with each press, or another in the place of the chosen one. */
export const PartsPanel = observer(function PartsPanel({ session, kind }: PartsPanelProps) {
  const { kit, layer, chosen } = session;
  const name = useId();
  const isLike = layer?.kind === kind;
  const [wantsSwap, setWantsSwap] = useState(kind === "flower" && isLike);
  const isSwapping = isLike && wantsSwap;
  const isFull = session.stand.layers.length >= MOST_LAYERS;
  return (
    <>
      {isFull ? (
        <p className={styles.note}>
          A stand holds {MOST_LAYERS} layers, and this one has them all.
        </p>
      ) : null}
      {/* It is there from the first, so that nothing moves under the finger once something is added. */}
      <div className={styles.way} role="radiogroup" aria-label="When you tap one">
        {[
          { title: "Add one", value: false },
          { title: isLike ? `Swap ${session.nameOf(chosen)}` : "Swap the chosen one", value: true },
        ].map(({ title, value }) => (
          <label key={String(value)} className={styles.choice}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={isSwapping === value}
              disabled={value && !isLike}
              onChange={() => setWantsSwap(value)}
            />
            {title}
          </label>
        ))}
      </div>
      <div className={styles.parts}>
        {kit.parts[kind].map((part) => (
          <button
            key={part.key}
            type="button"
            className={styles.part}
            aria-pressed={isSwapping ? layer.part === part.key : undefined}
            onClick={() =>
              isSwapping ? swapPart(session, chosen, part.key) : addPart(session, kind, part.key)
            }
          >
            <PartThumb sprite={kit.sprite} kind={kind} part={part} />
            {part.title}
          </button>
        ))}
      </div>
    </>
  );
});
