import { type ReactNode, useEffect, useId, useRef } from "react";
import { Dialog } from "../dialog/dialog";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as styles from "./confirm-dialog.late.module.css";

interface ConfirmDialogProps {
  question: string;
  children?: ReactNode;
  onAnswer: (isConfirmed: boolean) => void;
}

/** A question to be answered first, No or Yes (SPEC section 9). It begins on No, and gives the focus back. */
export function ConfirmDialog({ question, children, onAnswer }: ConfirmDialogProps) {
  const no = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => no.current?.focus(), []);
  return (
    <Dialog className={styles.dialog} aria-labelledby={id} onClose={() => onAnswer(false)}>
      <h2 id={id} className={letters.title3}>
        {question}
      </h2>
      {children && <div className={styles.words}>{children}</div>}
      <div className={styles.answers}>
        <button ref={no} type="button" className={styles.no} onClick={() => onAnswer(false)}>
          No
        </button>
        <button type="button" className={styles.yes} onClick={() => onAnswer(true)}>
          Yes
        </button>
      </div>
    </Dialog>
  );
}
