import { type ReactNode, useId } from "react";
import { Dialog as BaseDialog } from "#src/ui/primitives/dialog/dialog";
import { IconButton } from "./controls";
import { Panel, Row, Stack, Title } from "#src/ui/primitives/elements";
import * as styles from "./dialog.module.css";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Dialog({ title, onClose, children }: DialogProps) {
  const id = useId();
  return (
    <Panel
      as={BaseDialog}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={onClose}
      closesOnOutsideClick
    >
      <Stack gap={4} className={styles.sheet}>
        <Row gap={3} className={styles.head}>
          <Title size={3} id={id}>
            {title}
          </Title>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </Row>
        {children}
      </Stack>
    </Panel>
  );
}
