import { element } from "../element";
import * as styles from "../sides.module.css";

/** Parts one below the other, and side by side where there is room; `--sides` says how wide each is. */
export const Split = element("div", (rest) => [styles.sides, rest]);
