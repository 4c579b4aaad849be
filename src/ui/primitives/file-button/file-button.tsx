import { type ReactNode, useRef } from "react";
import { Button, type ButtonLook, VisuallyHidden } from "../elements";

interface FileButtonProps extends ButtonLook {
  readonly id?: string;
  readonly label: string;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** Opens a file chooser for files of any type; they are validated when read. */
export function FileButton({ id, label, onFile, children, ...look }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} id={id} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <VisuallyHidden
        as="input"
        ref={input}
        type="file"
        aria-label={label}
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Lets the same file be chosen again.
          target.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
