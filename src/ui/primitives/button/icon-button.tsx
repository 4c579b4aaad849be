import { classNames, element } from "../element";
import * as styles from "./close-button.late.module.css";
import * as shapes from "../shapes.module.css";

interface Named {
  /** Says what it does; its picture is only seen. */
  readonly "aria-label": string;
}

/** A square button that shows a picture or a sign; a link `as="a"`. */
export const IconButton = element("button", (rest: Named) => [shapes.iconButton, rest]);

/** A button with a cross that closes what it stands in. */
export const CloseButton = element("button", (rest: Partial<Named>) => [
  classNames(shapes.iconButton, styles.close),
  { "aria-label": "Close", children: <span aria-hidden="true">×</span>, ...rest },
]);
