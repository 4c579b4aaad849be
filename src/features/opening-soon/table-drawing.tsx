import * as styles from "./drawing.module.css";
import { Flower } from "./flower";

/** The maker's table: scissors, a roll of ribbon, pots of paint and flowers that wait. */
export function TableDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 640 520" aria-hidden="true">
      <path className={styles.paper} d="M20 300h600v40H20z" />
      <path className={styles.pale} d="M60 340h40v170H60zM540 340h40v170h-40z" />
      <path className={styles.paper} d="M220 60h200v240H220z" />
      <path className={styles.line} d="M250 110h140M250 150h140M250 190h90" />
      <path className={styles.pink} d="M70 200h90l-14 100H84z" />
      <path className={styles.sun} d="M480 216h84l-12 84h-60z" />
      <path className={styles.line} d="M96 200L80 90M118 200l6-132M140 200l26-104" />
      <Flower x={80} y={86} size={24} ink="paper" />
      <Flower x={126} y={52} size={28} ink="sun" />
      <Flower x={170} y={92} size={22} ink="pale" />
      <path className={styles.line} d="M500 216l-8-96M540 216l14-120" />
      <path className={styles.dark} d="M484 60l16 64-16 0zM560 40l8 60-24 0z" />
      <circle className={styles.pale} cx="330" cy="270" r="46" />
      <circle className={styles.paper} cx="330" cy="270" r="18" />
      <path className={styles.line} d="M376 280q60 30 20 90t40 90" />
      <Flower x={330} y={360} size={20} ink="pink" />
    </svg>
  );
}
