import { type ReactNode, useRef } from "react";
import * as shapes from "#src/ui/primitives/shapes.module.css";

interface FileButtonProps {
  readonly id?: string;
  readonly className: string | undefined;
  readonly label: string;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** A button that asks for a file, of any name and type: what it holds is found out when it is read. */
export function FileButton({ id, className, label, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" id={id} className={className} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        className={shapes.hidden}
        type="file"
        aria-label={label}
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // So that the same file can be chosen again.
          target.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
