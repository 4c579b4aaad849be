import { element } from "../element";
import * as styles from "./split.module.css";

/** Stacks its parts, or puts them side by side if there is room; `--sides` are the columns. */
export const Split = element("div", (rest) => [styles.split, rest]);
