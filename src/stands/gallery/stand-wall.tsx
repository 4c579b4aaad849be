import { memo, type Ref } from "react";
import type { StandKit } from "#lib/stand/document/kit";
import type { Stand } from "../stand";
import { StandCard } from "./stand-card";
import * as styles from "./stand-wall.module.css";

interface StandWallProps {
  readonly ref: Ref<HTMLUListElement>;
  readonly stands: readonly Stand[];
  readonly kit: StandKit;
  readonly nameOf: (unit: string) => string;
  /** Whether the stands are drawn in the first render. */
  readonly isDrawn: boolean;
}

/** The stands in rows, each on its floor. */
export const StandWall = memo(function StandWall(props: StandWallProps) {
  const { ref, stands, kit, nameOf, isDrawn } = props;
  return (
    <div className={styles.place}>
      <ul ref={ref} className={styles.wall} data-stands>
        {stands.map((stand) => (
          <StandCard
            key={stand.id}
            stand={stand}
            kit={kit}
            unitName={nameOf(stand.unit)}
            isDrawn={isDrawn}
          />
        ))}
      </ul>
    </div>
  );
});
