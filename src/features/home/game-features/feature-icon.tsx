import type { ReactNode } from "react";
import * as styles from "./feature-icon.module.css";

/** Drawings on a field of 64 × 64, by the id of the feature; colours are classes. */
const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  songs: (
    <>
      <path d="M24 45V15l26-6v30" />
      <path className={styles.sun} d="M24 22l26-6" />
      <ellipse className={styles.pink} cx="17" cy="46" rx="8" ry="6.5" />
      <ellipse className={styles.pink} cx="43" cy="40" rx="8" ry="6.5" />
    </>
  ),
  units: (
    <>
      <circle className={styles.blue} cx="14" cy="25" r="7" />
      <circle className={styles.green} cx="50" cy="25" r="7" />
      <path className={styles.blue} d="M4 52c0-11 4-16 10-16s8 3 9 6" />
      <path className={styles.green} d="M60 52c0-11-4-16-10-16s-8 3-9 6" />
      <path className={styles.pink} d="M18 56c0-14 6-20 14-20s14 6 14 20z" />
      <circle className={styles.sun} cx="32" cy="23" r="9" />
    </>
  ),
  agencies: (
    <>
      <path className={styles.blue} d="M6 58V24h16v34z" />
      <path className={styles.green} d="M42 58V30h16v28z" />
      <path className={styles.sun} d="M20 58V10h24v48z" />
      <path d="M27 20h3M35 20h3M27 29h3M35 29h3M27 38h3M35 38h3M12 33h4M12 42h4M48 39h4M48 48h4" />
      <path className={styles.pink} d="M28 58V47h8v11z" />
    </>
  ),
  events: (
    <>
      <path
        className={styles.sun}
        d="M5 20h54v9c-4 0-6 2-6 5s2 5 6 5v9H5v-9c4 0 6-2 6-5s-2-5-6-5z"
      />
      <path d="M41 21v4M41 30v4M41 39v4" />
      <path
        className={styles.pink}
        d="M25 26l2.4 5 5.6.7-4 3.9 1 5.4-5-2.6-5 2.6 1-5.4-4-3.9 5.6-.7z"
      />
    </>
  ),
  years: (
    <>
      <path className={styles.blue} d="M6 14h36v40H6z" />
      <path className={styles.pink} d="M22 8h36v40H22z" />
      <path d="M22 20h36M31 4v9M49 4v9" />
      <path className={styles.sun} d="M34 30c0-8 12-8 12 0 0 5-12 6-12 12h13" />
    </>
  ),
  free: (
    <>
      <path className={styles.pink} d="M18 4h28v56H18z" />
      <path className={styles.white} d="M22 12h20v36H22z" />
      <path d="M29 54h6" />
      <path className={styles.green} d="M32 17v18m-7-7l7 8 7-8M25 42h14" />
    </>
  ),
};

/** The drawing of a feature; a star for one that has none. */
export function FeatureIcon({ feature }: { feature: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
      {DRAWINGS[feature] ?? (
        <path className={styles.sun} d="M32 6l8 17 18 2-13 13 3 18-16-9-16 9 3-18L6 25l18-2z" />
      )}
    </svg>
  );
}
