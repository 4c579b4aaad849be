import { useState } from "react";
import * as styles from "./detail.module.css";

/** Copies an address of this site; where that is refused, it is shown for the visitor to copy. */
export function CopyLink({ path }: { path: string }) {
  const [outcome, setOutcome] = useState<"none" | "copied" | "refused">("none");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
      setOutcome("copied");
    } catch {
      setOutcome("refused");
    }
  };
  return (
    <>
      <button className={styles.action} type="button" onClick={() => void copy()}>
        {outcome === "copied" ? "Copied" : "Copy the link"}
      </button>
      <output className={styles.outcome}>
        {outcome === "copied" && "The link is copied."}
        {outcome === "refused" && "Your browser did not allow copying. Here is the link:"}
      </output>
      {outcome === "refused" && (
        <input
          className={styles.address}
          readOnly
          aria-label="Link to this stand"
          value={new URL(path, window.location.origin).href}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}
