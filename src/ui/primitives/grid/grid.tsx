import { element } from "../element";
import * as styles from "./grid.late.module.css";

/** Items side by side, each at least `--least` wide; the last row is filled. Its styles are late. */
export const Grid = element("ul", (rest) => [styles.grid, rest]);
