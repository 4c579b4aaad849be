import { capital } from "#lib/text/capital";
import * as styles from "./shell-rack.module.css";
import { positionOf, SHAPES, type ShapeName, sparksOf } from "./shells";

interface ShellRackProps {
  units: readonly Queries.FireworkUnitFragment[];
  unitId: string;
  shape: ShapeName;
  fired: ReadonlySet<string>;
  onUnit: (unitId: string) => void;
  onShape: (shape: ShapeName) => void;
}

const ICONS = Object.fromEntries(
  SHAPES.map((name) => {
    const dots = sparksOf(name, () => 0.5).flatMap((spark) => {
      const place = positionOf(spark, spark.from + Math.min(0.9, spark.until - spark.from));
      return place ? [`M${place.x.toFixed(2)} ${place.y.toFixed(2)}h0`] : [];
    });
    return [name, dots.join("")];
  }),
) as Record<ShapeName, string>;

/** The rack of the launch desk: whose shell it is, and what it opens to. */
export function ShellRack({ units, unitId, shape, fired, onUnit, onShape }: ShellRackProps) {
  return (
    <>
      <fieldset>
        <legend className={styles.legend}>Whose shell?</legend>
        <div className={styles.shells}>
          {units.map(({ jsonId, name }) => (
            <label key={jsonId} className={styles.shell} data-unit={jsonId}>
              <input
                className={styles.radio}
                type="radio"
                name="shell"
                value={jsonId}
                checked={jsonId === unitId}
                onChange={() => onUnit(jsonId)}
              />
              <span className={styles.ball} data-fired={fired.has(jsonId) ? "" : undefined} />
              <span className={styles.name}>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className={styles.legend}>What does it open to?</legend>
        <div className={styles.shapes}>
          {SHAPES.map((name) => (
            <label key={name} className={styles.shape}>
              <input
                className={styles.radio}
                type="radio"
                name="shape"
                value={name}
                checked={name === shape}
                onChange={() => onShape(name)}
              />
              <svg className={styles.icon} viewBox="-1.3 -1.3 2.6 2.6" aria-hidden>
                <path d={ICONS[name]} />
              </svg>
              {capital(name)}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
