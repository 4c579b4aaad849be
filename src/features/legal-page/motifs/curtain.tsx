import { Motif } from "./motif";
import * as styles from "./motif.module.css";

/** A closed stage curtain with a padlock before it. */
export function Curtain() {
  return (
    <Motif>
      <path
        className={styles.tone}
        d="M30 58h260v212q-22 18-43 0-22 18-43 0-22 18-44 0-22 18-44 0-22 18-43 0-21 18-43 0z"
      />
      <path className={styles.line} d="M73 96v174M116 96v174M160 96v174M204 96v174M247 96v174" />
      <path
        className={styles.sun}
        d="M22 34h276v44q-23 30-46 0-23 30-46 0-23 30-46 0-23 30-46 0-23 30-46 0-23 30-46 0z"
      />
      <path className={styles.line} d="M126 186v-26a34 34 0 0 1 68 0v26" />
      <rect className={styles.paper} x="102" y="182" width="116" height="94" rx="20" />
      <path
        className={styles.pink}
        d="M160 254c-34-22-30-50-12-50 8 0 12 8 12 8s4-8 12-8c18 0 22 28-12 50z"
      />
    </Motif>
  );
}
