import { element } from "../element";
import * as styles from "./fallback.module.css";

/** Shown without scripts only, in place of what needs them. */
export const Fallback = element("p", (rest) => [styles.fallback, rest]);
