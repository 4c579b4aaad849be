import { useId, useRef, useState } from "react";
import { VISITOR, readHeight } from "./compare-address";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as inputs from "#src/ui/primitives/inputs.module.css";
import * as styles from "./picker.module.css";

interface VisitorFormProps {
  you: number | undefined;
  onStand: (you: number | undefined) => void;
}

/** Lets the visitor stand at the wall too. */
export function VisitorForm({ you, onStand }: VisitorFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");
  const stand = () => {
    const height = readHeight(field.current?.value ?? "");
    if (height !== undefined) onStand(height);
    setSaid(height === undefined ? `From ${VISITOR.least} to ${VISITOR.most} cm, please.` : "");
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        stand();
      }}
    >
      <label className={letters.heavy} htmlFor={id}>
        And you? Your height in cm
      </label>
      <div className={styles.line}>
        <input
          // What the address says is in the field, whoever changed it.
          key={you}
          ref={field}
          id={id}
          className={inputs.field}
          type="number"
          inputMode="numeric"
          min={VISITOR.least}
          max={VISITOR.most}
          placeholder="165"
          defaultValue={you}
        />
        <button type="submit" className={styles.submit}>
          Stand there
        </button>
        {you === undefined ? null : (
          <button type="button" className={styles.act} onClick={() => onStand(undefined)}>
            Step away
          </button>
        )}
      </div>
      <output className={styles.said}>{said}</output>
    </form>
  );
}
