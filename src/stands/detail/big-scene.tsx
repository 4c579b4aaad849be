import type { FlowerStand } from "#content/types";
import type { StandKit } from "#lib/stand/document/kit";
import { layOut } from "#lib/stand/scene/layout";
import { StandScene } from "../scene/stand-scene";
import * as styles from "./detail.module.css";

interface BigSceneProps {
  /** Undefined until it is read. */
  readonly stand: FlowerStand | undefined;
  readonly kit: StandKit;
  readonly title: string;
}

/** A stand in the light. Whoever does not see it is told what is on it, from the back to the front. */
export function BigScene({ stand, kit, title }: BigSceneProps) {
  const parts = stand && layOut(stand, kit).layers.map(({ name }) => name);
  return (
    <div className={styles.place} data-unit={stand?.palette}>
      <div className={styles.frame}>
        {stand && (
          <StandScene stand={stand} kit={kit} label={`${title}: ${(parts ?? []).join(", ")}`} />
        )}
      </div>
    </div>
  );
}
