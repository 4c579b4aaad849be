import { type ReactNode, useEffect, useId, useRef } from "react";
import { Dialog } from "../dialog/dialog";
import * as styles from "./confirm-dialog.late.module.css";
import { Button, Stack, Title } from "#src/ui/primitives/elements";

interface ConfirmDialogProps {
  question: string;
  children?: ReactNode;
  onAnswer: (isConfirmed: boolean) => void;
}

/** A modal question (SPEC section 9). Focuses No first, and restores the focus. */
export function ConfirmDialog({ question, children, onAnswer }: ConfirmDialogProps) {
  const no = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => no.current?.focus(), []);
  return (
    <Dialog className={styles.dialog} aria-labelledby={id} onClose={() => onAnswer(false)}>
      <Title size={3} id={id}>
        {question}
      </Title>
      {children && <div className={styles.words}>{children}</div>}
      <Stack gap={3} className={styles.answers}>
        <Button shadow={2} ref={no} className={styles.no} onClick={() => onAnswer(false)}>
          No
        </Button>
        <Button shadow={2} className={styles.yes} onClick={() => onAnswer(true)}>
          Yes
        </Button>
      </Stack>
    </Dialog>
  );
}
