import * as styles from "./drawing.module.css";
import { Flower } from "./flower";

/** A stand as fans send it to a concert: an easel, a board, and flowers around it. */
export function StandDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 560 620" aria-hidden="true">
      <path className={styles.line} d="M200 400L130 606M360 400l70 206M280 400v206M168 520h224" />
      <path
        className={styles.leaf}
        d="M84 260q-40-60 30-110 0-92 108-84 58-62 116 0 108-8 108 84 70 50 30 110 20 90-70 110H154q-90-20-70-110z"
      />
      <Flower x={140} y={180} size={30} ink="pink" />
      <Flower x={222} y={104} size={34} ink="paper" />
      <Flower x={330} y={100} size={36} ink="sun" />
      <Flower x={420} y={176} size={32} ink="pink" />
      <Flower x={126} y={290} size={34} ink="sun" />
      <Flower x={436} y={290} size={34} ink="pale" />
      <path className={styles.paper} d="M172 210h216v170l-108 40-108-40z" />
      <path className={styles.line} d="M204 252h152M204 286h152M226 320h108" />
      <path
        className={styles.pink}
        d="M280 200c-44-30-40-66-16-66 10 0 16 10 16 10s6-10 16-10c24 0 28 36-16 66z"
      />
      <path className={styles.sun} d="M150 400l130 40 130-40v34l-130 42-130-42z" />
    </svg>
  );
}
