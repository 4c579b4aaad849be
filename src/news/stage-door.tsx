import * as styles from "./stage-door.module.css";

/** Points of a star with five tips around a centre. */
function star(x: number, y: number, radius: number): string {
  return Array.from({ length: 10 }, (_, step) => {
    const reach = step % 2 ? radius * 0.46 : radius;
    const angle = (Math.PI / 5) * step - Math.PI / 2;
    return `${(x + reach * Math.cos(angle)).toFixed(1)},${(y + reach * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

/** A stage door at night: a lamp, its light on the wall, a star on the door and what is pinned beside. */
export function StageDoor() {
  return (
    <svg className={styles.door} viewBox="0 0 560 560" width="560" height="560" aria-hidden="true">
      <polygon className={styles.light} points="230,92 330,92 650,560 -90,560" />
      <path className={styles.beam} d="M250 130 30 560M310 130l220 430" />
      <path className={styles.cord} d="M280-90V44" />
      <path className={styles.lamp} d="M214 100c0-40 30-60 66-60s66 20 66 60z" />
      <path className={styles.bulb} d="M254 100a26 26 0 0 0 52 0z" />
      <rect className={styles.frame} x="176" y="176" width="208" height="384" />
      <rect className={styles.panel} x="196" y="196" width="168" height="364" />
      <circle className={styles.glass} cx="280" cy="290" r="54" />
      <polygon className={styles.star} points={star(280, 292, 40)} />
      <path className={styles.line} d="M222 392h116v58H222zM222 480h116v58H222z" />
      <circle className={styles.bulb} cx="346" cy="424" r="12" />
      <g transform="rotate(-7 94 330)">
        <rect className={styles.paper} x="42" y="268" width="104" height="136" />
        <path className={styles.text} d="M60 312h68M60 336h68M60 360h42" />
        <circle className={styles.pin} cx="94" cy="276" r="11" />
      </g>
      <g transform="rotate(9 118 478)">
        <rect className={styles.blue} x="66" y="438" width="92" height="78" />
        <path className={styles.text} d="M84 470h56M84 492h32" />
        <circle className={styles.pin} cx="112" cy="444" r="11" />
      </g>
      <g transform="rotate(6 464 300)">
        <path
          className={styles.pink}
          d="M404 262h124v30a16 16 0 0 0 0 32v30H404v-30a16 16 0 0 0 0-32z"
        />
        <path className={styles.dashes} d="M488 276v66" />
        <polygon className={styles.star} points={star(446, 308, 24)} />
        <circle className={styles.pin} cx="466" cy="262" r="11" />
      </g>
      <g transform="rotate(-5 466 452)">
        <rect className={styles.paper} x="412" y="394" width="108" height="126" />
        <rect className={styles.sun} x="428" y="420" width="76" height="44" />
        <path className={styles.text} d="M428 484h76M428 504h46" />
        <circle className={styles.pin} cx="466" cy="402" r="11" />
      </g>
    </svg>
  );
}
