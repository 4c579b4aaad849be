import * as styles from "./drawing.module.css";

/** Holes along the edge of the film. */
const HOLES = [0, 1, 2, 3, 4, 5, 6, 7];

/** A clapperboard and a strip of film that runs out of its reel. */
export function FilmDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 640 560" aria-hidden="true">
      <circle className={styles.sun} cx="470" cy="150" r="136" />
      {[0, 72, 144, 216, 288].map((turn) => (
        <circle
          key={turn}
          className={styles.paper}
          cx="470"
          cy="76"
          r="34"
          transform={`rotate(${turn} 470 150)`}
        />
      ))}
      <circle className={styles.dark} cx="470" cy="150" r="20" />
      <path className={styles.dark} d="M20 400h560v130H20z" />
      {HOLES.map((hole) => (
        <g key={hole} className={styles.paper}>
          <rect x={36 + hole * 68} y="410" width="30" height="16" rx="4" />
          <rect x={36 + hole * 68} y="504" width="30" height="16" rx="4" />
          <rect
            x={32 + hole * 68}
            y="434"
            width="56"
            height="62"
            className={hole % 2 ? styles.pink : styles.pale}
          />
        </g>
      ))}
      <path className={styles.line} d="M470 286q-10 70 40 114" />
      <path className={styles.paper} d="M40 190h320v180H40z" />
      <path className={styles.dark} d="M40 190L28 128l314-60 12 62z" />
      <path
        className={styles.paper}
        d="M84 178l40-70 46-9-40 70zM184 158l40-69 46-9-40 69zM284 139l38-68 20-4 12 60z"
      />
      <path className={styles.line} d="M70 240h260M70 290h260M70 340h160M200 240v50" />
    </svg>
  );
}
