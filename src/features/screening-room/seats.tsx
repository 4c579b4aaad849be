import * as styles from "./screening-room.module.css";

/** What tells one head from another. */
const HAIR = {
  tuft: "M50 34q-2-20 16-22-8 8-4 22z",
  buns: "M24 36a13 13 0 1 1 12-13M76 36a13 13 0 1 0-12-13",
  cap: "M22 46q0-18 28-18t28 18l12 3v7H22z",
  ears: "M24 44 22 16l20 16M76 44l2-28-20 16",
};

/** The seats from left to right: who sits there, seen from behind, and the light that is raised. */
const SEATS: readonly { x: number; hair?: keyof typeof HAIR; light?: string }[] = [
  { x: 0 },
  { x: 100, hair: "tuft", light: "pink" },
  { x: 200 },
  { x: 300, hair: "buns" },
  { x: 400, hair: "cap", light: "blue" },
  { x: 500 },
  { x: 600, hair: "ears" },
  { x: 700, hair: "tuft", light: "sun" },
  { x: 800 },
  { x: 900 },
  { x: 1000, hair: "buns", light: "green" },
  { x: 1100, hair: "tuft" },
  { x: 1200 },
  { x: 1300, hair: "cap", light: "pink" },
  { x: 1400 },
  { x: 1500, hair: "ears", light: "blue" },
];

const WIDTH = 100;

/** The row in front of us. */
export function Seats() {
  return (
    <svg
      className={styles.seats}
      viewBox={`0 0 ${SEATS.length * WIDTH} 130`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {SEATS.map(({ x, hair, light }) => (
        <g key={x} transform={`translate(${x} 0)`}>
          {light ? <path className={styles[light]} d="M88 66 96 4h11l-8 62z" /> : null}
          {hair ? (
            <>
              <path className={styles.head} d="M24 96V56a26 27 0 0 1 52 0v40z" />
              <path className={styles.head} d={HAIR[hair]} />
            </>
          ) : null}
          <path className={styles.seat} d="M6 130V92q0-18 18-18h52q18 0 18 18v38z" />
        </g>
      ))}
    </svg>
  );
}
