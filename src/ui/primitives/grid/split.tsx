import { element } from "../element";
import * as styles from "./split.module.css";

/** Parts one below the other, and side by side where there is room; `--sides` says how wide each is. */
export const Split = element("div", (rest) => [styles.split, rest]);
