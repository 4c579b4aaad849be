import { useState } from "react";
import { copyText } from "#src/data/browser/copy-text";
import { Button, type ButtonLook, Stack } from "../elements";
import { Field } from "../field/field";
import * as styles from "./copy-button.module.css";

interface CopyButtonProps extends ButtonLook {
  readonly text: string;
  readonly children: string;
  /** Message once it is copied. */
  readonly done: string;
}

/** Copies a text. If the browser refuses, shows it selected, to copy by keyboard. */
export function CopyButton({ text, children, done, ...look }: CopyButtonProps) {
  const [isCopied, setCopied] = useState<boolean>();
  return (
    <Stack className={styles.box}>
      <Button {...look} data-only="scripts" onClick={async () => setCopied(await copyText(text))}>
        {children}
      </Button>
      <output className={styles.words}>
        {isCopied && done}
        {isCopied === false && "Copy it with your keyboard or menu:"}
      </output>
      {isCopied === false && (
        <Field
          as="textarea"
          ref={(field) => field?.select()}
          readOnly
          rows={Math.min(10, text.split("\n").length)}
          value={text}
          aria-label={children}
        />
      )}
    </Stack>
  );
}
