import { useId } from "react";
import type { StandPartKind } from "#content/types";
import type { KitPart } from "#lib/stand/document/kit";
import * as styles from "./panel.module.css";
import { PartThumb } from "./part-thumb";

interface PartChoiceProps {
  readonly title: string;
  readonly kind: StandPartKind;
  readonly parts: readonly KitPart[];
  readonly sprite: string;
  readonly chosen: string | undefined;
  readonly onChoose: (part: KitPart, index: number) => void;
}

/** Parts of which a stand has one: the style, the backdrop, the board of a message. */
export function PartChoice({ title, kind, parts, sprite, chosen, onChoose }: PartChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.set}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.parts}>
        {parts.map((part, index) => (
          <label key={part.key} className={styles.part}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={part.key}
              checked={part.key === chosen}
              onChange={() => onChoose(part, index)}
            />
            <PartThumb sprite={sprite} kind={kind} part={part} />
            {part.title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
