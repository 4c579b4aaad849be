import * as styles from "./screening-room.module.css";

/** Heads from behind, by the letter that stands for them: cat ears, two buns, a cap, a tuft of hair. */
const HAIR: Readonly<Record<string, string>> = {
  e: "M24 44 22 16l20 16M76 44l2-28-20 16",
  b: "M24 36a13 13 0 1 1 12-13M76 36a13 13 0 1 0-12-13",
  c: "M22 46q0-18 28-18t28 18l12 3v7H22z",
  t: "M50 34q-2-20 16-22-8 8-4 22z",
};

/** The row from left to right: an empty seat (-) or who sits there, with a plus who raises a light. */
const ROW = "-,t+,-,b,c+,-,e,t+,-,-,b+,t,-,c+,-,e+".split(",");

const WIDTH = 100;

/** The row of seats in front of us. */
export function Seats() {
  return (
    <svg
      className={styles.seats}
      viewBox={`0 0 ${ROW.length * WIDTH} 130`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {ROW.map(([who = "", light], at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <g key={at} transform={`translate(${at * WIDTH})`}>
          {light ? <path className={styles.light} d="M88 66 96 4h11l-8 62z" /> : null}
          {HAIR[who] ? <path d={`M24 96V56a26 27 0 0 1 52 0v40z${HAIR[who]}`} /> : null}
          <path className={styles.seat} d="M6 130V92q0-18 18-18h52q18 0 18 18v38z" />
        </g>
      ))}
    </svg>
  );
}
