import { element } from "../element";
import * as styles from "./fallback.module.css";

/** Stands in for what needs scripts, where they do not run. */
export const Fallback = element("p", (rest) => [styles.fallback, rest]);
