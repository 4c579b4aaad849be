import { element } from "../element";
import * as shapes from "../shapes.module.css";

/** Text for screen readers only. */
export const VisuallyHidden = element("span", (rest) => [shapes.visuallyHidden, rest]);
