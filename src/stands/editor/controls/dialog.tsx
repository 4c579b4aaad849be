import { type ReactNode, useId } from "react";
import { Dialog as Frame } from "#src/ui/primitives/dialog/dialog";
import { IconButton } from "./controls";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./dialog.module.css";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet over the editor, with its title and a cross. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const id = useId();
  return (
    <Frame className={styles.dialog} aria-labelledby={id} onClose={onClose} closesBeside>
      <div className={styles.sheet}>
        <div className={`${shapes.row3} ${shapes.apart}`}>
          <h2 id={id} className={letters.title3}>
            {title}
          </h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </div>
        {children}
      </div>
    </Frame>
  );
}
