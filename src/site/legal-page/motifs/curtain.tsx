import { Motif } from "./motif";
import * as styles from "./motif.module.css";

/** A closed stage curtain with a padlock before it. */
export function Curtain() {
  return (
    <Motif>
      <rect className={styles.tone} x="30" y="58" width="260" height="222" />
      <path className={styles.line} d="M73 96v178M116 96v178M160 96v178M204 96v178M247 96v178" />
      <path
        className={styles.sun}
        d="M22 34h276v44q-23 30-46 0-23 30-46 0-23 30-46 0-23 30-46 0-23 30-46 0-23 30-46 0z"
      />
      <path className={styles.paper} d="M12 276h296v30H12z" />
      <path className={styles.line} d="M126 178v-26a34 34 0 0 1 68 0v26" />
      <rect className={styles.paper} x="102" y="172" width="116" height="94" rx="20" />
      <path
        className={styles.pink}
        d="M160 246c-34-22-30-50-12-50 8 0 12 8 12 8s4-8 12-8c18 0 22 28-12 50z"
      />
    </Motif>
  );
}
