import { observer } from "mobx-react-lite";
import { useState } from "react";
import { PartPicture } from "../../scene/part-picture";
import { TapChoice } from "../controls/controls";
import { useEditor } from "../../store/use-stands";
import { MAX_LAYERS } from "#lib/stand/kit/limits";
import { add, swapPart } from "../../session/part-actions";
import * as styles from "../controls/panel.module.css";

/** Flowers or stickers: a press adds one, or replaces the selected one. */
export const PartsPanel = observer(function PartsPanel({
  kind,
}: {
  readonly kind: "flower" | "sticker";
}) {
  const { session } = useEditor();
  const { kit, layer, chosen } = session;
  const isSameKind = layer?.kind === kind;
  const [wantsSwap, setWantsSwap] = useState(kind === "flower" && isSameKind);
  const isSwapping = isSameKind && wantsSwap;
  const isFull = session.stand.layers.length >= MAX_LAYERS;
  return (
    <>
      {isFull ? (
        <p className={styles.note}>A stand holds {MAX_LAYERS} layers, and this one has them all.</p>
      ) : null}
      {/* Always rendered, so that nothing shifts under the finger. */}
      <TapChoice
        titles={["Add one", isSameKind ? `Swap ${session.nameOf(chosen)}` : "Swap the chosen one"]}
        isSecond={isSwapping}
        isSecondDisabled={!isSameKind}
        onChange={setWantsSwap}
      />
      <div className={styles.parts}>
        {kit.parts[kind].map((part) => (
          <button
            key={part.key}
            type="button"
            className={styles.part}
            aria-pressed={isSwapping ? layer.part === part.key : undefined}
            onClick={() =>
              isSwapping
                ? swapPart(session, chosen, part.key)
                : add(session, { kind, part: part.key })
            }
          >
            <PartPicture kit={kit} kind={kind} part={part.key} className={styles.thumb} />
            {part.title}
          </button>
        ))}
      </div>
    </>
  );
});
