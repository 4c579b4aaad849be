import { useId } from "react";
import * as styles from "./sections.module.css";

/** Says why a stand has no link, and what to do about it. */
export function StaysHere({ why }: { why: "own" | "too-long" }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${styles.section} ${styles.stays}`}>
      {why === "own" ? (
        <>
          <h3 id={id}>Your picture stays with you</h3>
          <p>
            This stand holds a picture of your own. It never leaves your device, so the stand has no
            link and cannot hang in the exhibition. Saving works: the file is yours.
          </p>
          <p>Swap your picture for a poster to get the link, the code and the exhibition back.</p>
        </>
      ) : (
        <>
          <h3 id={id}>Too much for a link</h3>
          <p>
            This stand does not fit into a link. Shorten its messages or take some layers away.
            Saving works.
          </p>
        </>
      )}
    </section>
  );
}
