import { classNames, element } from "../element";
import * as shapes from "../shapes.module.css";
import * as styles from "./field.module.css";

/** A control to write or choose in: an input, or a select or textarea by `as`. Its label is the caller’s. */
export const Field = element("input", (rest) => [classNames(shapes.panel, styles.field), rest]);

/** The box of a label that shows by itself what is chosen: over all of the label, and not seen. */
export const UnseenInput = element("input", (rest) => [styles.unseen, rest]);
