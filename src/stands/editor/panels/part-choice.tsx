import { type ReactNode, useId } from "react";
import type { StandPartKind } from "#content/types";
import { InvisibleInput } from "#src/ui/primitives/field/field";
import { PartPicture } from "../../scene/part-picture";
import { useEditor } from "../../store/use-stands";
import * as styles from "../controls/panel.module.css";

interface ChoiceProps<Key extends string> {
  readonly title: string;
  readonly className?: string | undefined;
  readonly options: readonly {
    readonly key: Key;
    readonly title: string;
    readonly drawing: ReactNode;
  }[];
  readonly chosen: string | undefined;
  readonly onChoose: (key: Key) => void;
}

export function Choice<Key extends string>(props: ChoiceProps<Key>) {
  const { title, className = styles.parts, options, chosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={styles.set}>
      <legend className={styles.title}>{title}</legend>
      <div className={className}>
        {options.map(({ key, title: words, drawing }) => (
          <label key={key} className={styles.part}>
            <InvisibleInput
              type="radio"
              name={name}
              value={key}
              checked={key === chosen}
              onChange={() => onChoose(key)}
            />
            {drawing}
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PartChoiceProps extends Pick<ChoiceProps<string>, "title" | "chosen" | "onChoose"> {
  readonly kind: StandPartKind;
}

/** Choice of the style, the backdrop, or the board of a message. */
export function PartChoice({ kind, ...choice }: PartChoiceProps) {
  const { kit } = useEditor();
  const options = kit.parts[kind].map(({ key, title }) => ({
    key,
    title,
    drawing: <PartPicture kit={kit} kind={kind} part={key} className={styles.thumb} />,
  }));
  return <Choice {...choice} options={options} />;
}
