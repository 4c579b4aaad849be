import { element } from "../element";
import * as styles from "./grid.late.module.css";

/** Cards side by side, each at least `--least` wide; those of the last row fill it. Its styles come late. */
export const Grid = element("ul", (rest) => [styles.grid, rest]);
