import { element } from "../element";
import * as shapes from "../shapes.module.css";

export const VisuallyHidden = element("span", (rest) => [shapes.visuallyHidden, rest]);
