import * as styles from "./drawing.module.css";

interface FlowerProps {
  x: number;
  y: number;
  /** Distance of the petals from the middle. */
  size: number;
  ink: "pink" | "pale" | "sun" | "paper";
}

/** A flower with six petals. */
export function Flower({ x, y, size, ink }: FlowerProps) {
  return (
    <g className={styles[ink]}>
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <circle
          key={turn}
          cx={x}
          cy={y - size}
          r={size * 0.72}
          transform={`rotate(${turn} ${x} ${y})`}
        />
      ))}
      <circle cx={x} cy={y} r={size * 0.6} className={ink === "sun" ? styles.pink : styles.sun} />
    </g>
  );
}
