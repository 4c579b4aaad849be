import { useId } from "react";
import type { PosterLayer } from "#content/types";
import { SHAPES } from "#lib/stand/scene/shapes";
import * as panel from "./panel.module.css";
import * as styles from "./shape-choice.module.css";

type Shape = PosterLayer["shape"];

const NAMES: readonly (readonly [shape: Shape, name: string])[] = [
  ["card", "Card"],
  ["arch", "Arch"],
  ["round", "Round"],
  ["heart", "Heart"],
];

interface ShapeChoiceProps {
  readonly chosen: Shape;
  readonly onChoose: (shape: Shape) => void;
}

/** What a picture is cut to. */
export function ShapeChoice({ chosen, onChoose }: ShapeChoiceProps) {
  const name = useId();
  return (
    <fieldset className={panel.set}>
      <legend className={panel.title}>Cut to</legend>
      <div className={styles.shapes}>
        {NAMES.map(([shape, title]) => (
          <label key={shape} className={panel.part}>
            <input
              type="radio"
              className={panel.radio}
              name={name}
              value={shape}
              checked={shape === chosen}
              onChange={() => onChoose(shape)}
            />
            <svg className={styles.drawing} viewBox="-220 -220 440 440" aria-hidden>
              <path d={SHAPES[shape]} />
            </svg>
            {title}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
