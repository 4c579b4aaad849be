import { element } from "../element";
import * as shapes from "../shapes.module.css";

/** Words for screen readers, where the picture says them to everybody else. */
export const VisuallyHidden = element("span", (rest) => [shapes.visuallyHidden, rest]);
