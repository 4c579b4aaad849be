import { classNames, element } from "../element";
import * as styles from "./close-button.late.module.css";
import * as shapes from "../shapes.module.css";

interface Named {
  /** Accessible name, as the picture is decorative. */
  readonly "aria-label": string;
}

/** A square button with an icon; `as="a"` for a link. */
export const IconButton = element("button", (rest: Named) => [shapes.iconButton, rest]);

export const CloseButton = element("button", (rest: Partial<Named>) => [
  classNames(shapes.iconButton, styles.close),
  { "aria-label": "Close", children: <span aria-hidden="true">×</span>, ...rest },
]);
