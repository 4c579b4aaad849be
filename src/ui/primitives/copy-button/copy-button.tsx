import { useState } from "react";
import { copyText } from "#src/data/browser/copy-text";
import * as inputs from "#src/ui/primitives/inputs.module.css";
import * as styles from "./copy-button.module.css";

interface CopyButtonProps {
  readonly text: string;
  readonly children: string;
  readonly done: string;
  readonly className?: string | undefined;
}

/** Copies a text. Where the browser does not let it, the text is shown, selected, for the visitor's own keys. */
export function CopyButton({ text, children, done, className }: CopyButtonProps) {
  const [isCopied, setCopied] = useState<boolean>();
  return (
    <div className={styles.box}>
      <button
        type="button"
        className={className ?? styles.button}
        onClick={async () => setCopied(await copyText(text))}
      >
        {children}
      </button>
      <output className={styles.words}>
        {isCopied && done}
        {isCopied === false && "Copy it with your keyboard or menu:"}
      </output>
      {isCopied === false && (
        <textarea
          ref={(field) => field?.select()}
          className={inputs.field}
          readOnly
          rows={Math.min(10, text.split("\n").length)}
          value={text}
          aria-label={children}
        />
      )}
    </div>
  );
}
