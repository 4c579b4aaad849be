import type { ReactNode } from "react";
import * as styles from "./visually-hidden.module.css";

/** Words for screen readers, where the picture says them to everybody else. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
