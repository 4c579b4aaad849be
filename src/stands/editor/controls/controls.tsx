import { type ComponentProps, useId } from "react";
import { Button as Pill, Cluster } from "#src/ui/primitives/elements";
import { InvisibleInput } from "#src/ui/primitives/field/field";
import * as controls from "./controls.module.css";
import icons from "./icons.svg";
import * as panel from "./panel.module.css";
import type { EditorSession } from "../../session/editor-session";
import { remove } from "../../session/layer-actions";

/** A decorative icon by its id in icons.svg. */
export function Icon({ name }: { name: string }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentcolor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <use href={`${icons}#${name}`} />
    </svg>
  );
}

interface IconButtonProps extends ComponentProps<"button"> {
  readonly icon: string;
  readonly label: string;
}

export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" className={controls.icon} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}

interface ButtonProps extends ComponentProps<"button"> {
  readonly icon?: string;
}

export function Button({ icon, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={controls.button} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface TapChoiceProps {
  /** Labels of both modes. */
  readonly titles: readonly [string, string];
  readonly isSecond: boolean;
  readonly isSecondDisabled?: boolean;
  readonly onChange: (isSecond: boolean) => void;
}

/** Chooses whether a tap on a part adds it or replaces the selected layer. */
export function TapChoice({
  titles,
  isSecond,
  isSecondDisabled = false,
  onChange,
}: TapChoiceProps) {
  const name = useId();
  return (
    <Cluster className={panel.link} role="radiogroup" aria-label="When you tap one">
      {titles.map((title, index) => (
        <Pill as="label" size="small" key={title} className={panel.choice}>
          <InvisibleInput
            type="radio"
            name={name}
            checked={isSecond === (index === 1)}
            disabled={index === 1 && isSecondDisabled}
            onChange={() => onChange(index === 1)}
          />
          {title}
        </Pill>
      ))}
    </Cluster>
  );
}

export const UNDO_ID = "maker-undo";

/** Removes the selected layer, and moves the focus from the vanished button to Undo. */
export function removeSelected(session: EditorSession): void {
  remove(session, session.chosen);
  document.getElementById(UNDO_ID)?.focus({ preventScroll: true });
}
