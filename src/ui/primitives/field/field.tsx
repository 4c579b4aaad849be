import { element } from "../element";
import * as inputs from "../inputs.module.css";

/** A control to write or choose in: an input, or a select or textarea by `as`. Its label is the caller’s. */
export const Field = element("input", (rest) => [inputs.field, rest]);
