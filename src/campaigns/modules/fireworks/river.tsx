import type { Ref } from "react";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import * as styles from "./river.module.css";
import drawings from "./river.svg";

/** Size of both drawings; the page cuts them at the sides and at the top. */
const BOX = { viewBox: "0 -70 1600 1000", preserveAspectRatio: "xMidYMax slice" } as const;

interface DrawingProps {
  ref: Ref<SVGSVGElement>;
}

/** The night that the sky is behind of: town, bridge and river. */
export function River({ ref }: DrawingProps) {
  return <Drawing ref={ref} className={styles.drawing} from={`${drawings}#river`} {...BOX} />;
}

/** Who looks on from this bank, under a string of lanterns; it is drawn over the fireworks. */
export function Crowd({ ref }: DrawingProps) {
  return <Drawing ref={ref} className={styles.drawing} from={`${drawings}#crowd`} {...BOX} />;
}

/** A string of lanterns at the top of the sky. */
export function Lanterns() {
  return (
    <Drawing
      className={styles.lanterns}
      from={`${drawings}#lanterns`}
      viewBox="0 0 1600 140"
      preserveAspectRatio="xMidYMin slice"
    />
  );
}
