import { classNames, element } from "../element";
import * as shapes from "../shapes.module.css";
import * as styles from "./field.module.css";

/** A text field, or a select or textarea by `as`. The caller provides its label. */
export const Field = element("input", (rest) => [classNames(shapes.panel, styles.field), rest]);

/** A checkbox or radio button whose label shows its state: invisible, and as large as the label. */
export const InvisibleInput = element("input", (rest) => [styles.unseen, rest]);
