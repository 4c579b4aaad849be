import { type ComponentProps, useEffect, useRef } from "react";
import { classNames } from "../element";
import * as styles from "./dialog.module.css";

interface DialogProps extends ComponentProps<"dialog"> {
  readonly onClose: () => void;
  /** Whether a press beside it closes it too. */
  readonly closesBeside?: boolean;
  /** Whether it covers the whole window. */
  readonly isFull?: boolean;
}

/** A dialog over the page, open while it is mounted; then the focus goes back to what had it before. */
export function Dialog({
  onClose,
  closesBeside = false,
  isFull = false,
  className,
  children,
  ...dialog
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = element.current;
    const opener = document.activeElement;
    shown?.showModal();
    return () => {
      shown?.close();
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
        // One in front of it, or a file chooser, closes by itself.
        if (event.target !== element.current) return;
        event.preventDefault();
        onClose();
      }}
      onClick={({ target }) => closesBeside && target === element.current && onClose()}
    >
      {children}
    </dialog>
  );
}
