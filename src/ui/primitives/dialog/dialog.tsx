import { type ComponentProps, useEffect, useRef } from "react";
import { classNames } from "../element";
import * as styles from "./dialog.module.css";

interface DialogProps extends ComponentProps<"dialog"> {
  readonly onClose: () => void;
  /** True if a press outside closes it too. */
  readonly closesOnOutsideClick?: boolean;
  readonly isFull?: boolean;
}

/** A modal dialog, open while mounted; then the focus is restored. */
export function Dialog({
  onClose,
  closesOnOutsideClick = false,
  isFull = false,
  className,
  children,
  ...dialog
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialogElement = element.current;
    const opener = document.activeElement;
    dialogElement?.showModal();
    return () => {
      dialogElement?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape and a button do the same
    <dialog
      {...dialog}
      className={classNames(className, isFull ? styles.full : styles.dim)}
      ref={element}
      onCancel={(event) => {
        // The event may bubble from a nested dialog or a file chooser.
        if (event.target !== element.current) return;
        event.preventDefault();
        onClose();
      }}
      onClick={({ target }) => closesOnOutsideClick && target === element.current && onClose()}
    >
      {children}
    </dialog>
  );
}
