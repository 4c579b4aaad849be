import type { StandKit } from "#lib/stand/document/kit";
import { PartPicture } from "../scene/part-picture";
import * as styles from "./roped-stands.module.css";

/** From the left to the right, with their flowers. */
const WAITING = [
  { part: "fan", unit: "akatsuki", flower: "callas" },
  { part: "crescent", unit: "switch", flower: "hydrangeas" },
  { part: "balloons", unit: "ryuseitai", flower: "gerberas" },
  { part: "canopy", unit: "valkyrie", flower: "roses" },
];

/** Stands that wait behind a rope. They only decorate. */
export function RopedStands({ kit }: { kit: StandKit }) {
  return (
    <div className={styles.stands} aria-hidden="true">
      {WAITING.map(({ part, unit, flower }) => (
        <div key={part} className={styles.waiting}>
          <PartPicture kit={kit} kind="stand" part={part} unit={unit} className={styles.stand} />
          <PartPicture
            kit={kit}
            kind="flower"
            part={flower}
            unit={unit}
            className={styles.flower}
          />
        </div>
      ))}
      <svg
        className={styles.rope}
        viewBox="0 0 900 120"
        preserveAspectRatio="none"
        focusable="false"
      >
        <path d="M0 10Q112 130 225 10Q337 130 450 10Q562 130 675 10Q787 130 900 10" />
      </svg>
    </div>
  );
}
