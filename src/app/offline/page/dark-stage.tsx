import * as styles from "./dark-stage.module.css";

/** Hanging places of the lamps, from left to right, and how far each is turned (degrees). */
const LAMPS = [
  { x: 170, turn: 24 },
  { x: 300, turn: 10 },
  { x: 500, turn: -10 },
  { x: 630, turn: -24 },
];

/** Folds of a curtain, from the outside in. */
const FOLDS = [0, 34, 68, 102];

/** An empty stage: lamps off, curtains half drawn, and the ghost light that theatres leave burning. */
export function DarkStage() {
  return (
    <svg className={styles.picture} viewBox="0 0 800 640" aria-hidden="true" focusable="false">
      <circle fill="var(--secondary)" cx="400" cy="316" r="232" />
      <circle fill="var(--ink-soft)" cx="400" cy="316" r="150" />
      <path fill="var(--ink-soft)" d="M0 508 H800 V640 H0 Z" />
      <path
        stroke="var(--ink)"
        strokeWidth="4"
        d="M400 508V640M250 508L150 640M550 508L650 640M110 508L-60 640M690 508L860 640"
      />
      <ellipse className={styles.pool} cx="400" cy="570" rx="190" ry="34" />
      <g className={styles.stand}>
        <path d="M400 372V566" />
        <path d="M356 574H444" />
        <path d="M384 372H416" />
      </g>
      <circle className={styles.bulb} cx="400" cy="326" r="40" />
      <path className={styles.wire} d="M386 360L392 330L400 342L408 330L414 360" />
      <g className={styles.cage}>
        <path d="M400 262V372M352 326a48 60 0 0 1 96 0q0 34-34 46h-28q-34-12-34-46Z" />
      </g>
      <path className={styles.truss} d="M0 40H800M0 76H800" />
      <path className={styles.lattice} d={zigzag(0, 800, 40, 76, 40)} />
      {LAMPS.map(({ x, turn }) => (
        <g key={x} className={styles.lamp} transform={`translate(${x} 76) rotate(${turn})`}>
          <path d="M0 0V26" />
          <path fill="var(--ink-soft)" d="M-26 26H26L34 92H-34Z" />
          <path fill="var(--secondary)" d="M-34 92H34L30 108H-30Z" />
        </g>
      ))}
      <g className={styles.curtain}>
        {FOLDS.map((x) => (
          <path key={x} d={fold(x)} />
        ))}
      </g>
      <g className={styles.curtain} transform="translate(800 0) scale(-1 1)">
        {FOLDS.map((x) => (
          <path key={x} d={fold(x)} />
        ))}
      </g>
    </svg>
  );
}

/** A fold of the left curtain that begins at `x`: it falls straight and swings out at its hem. */
function fold(x: number): string {
  const hem = 604 - x / 3;
  return `M${x - 4} -10H${x + 34}Q${x + 26} 360 ${x + 30 - x / 2} ${hem}H${x - 8 - x / 2}Z`;
}

/** The lattice of a truss between two heights. */
function zigzag(from: number, to: number, top: number, bottom: number, step: number): string {
  const points = [];
  for (let x = from; x <= to; x += step) points.push(`${x} ${(x / step) % 2 === 0 ? top : bottom}`);
  return `M${points.join("L")}`;
}
