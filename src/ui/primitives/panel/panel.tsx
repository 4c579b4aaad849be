import { classNames, element } from "../element";
import * as shapes from "../shapes.module.css";

const SHADOWS = { 1: shapes.shadow1, 2: shapes.shadow2, 3: shapes.shadow3 };

interface PanelProps {
  readonly shadow?: keyof typeof SHADOWS;
}

/** A framed box with round corners. */
export const Panel = element("div", ({ shadow, ...rest }: PanelProps) => [
  classNames(shapes.panel, shadow && SHADOWS[shadow]),
  rest,
]);

/** A word or two in a round frame. */
export const Tag = element("p", (rest) => [shapes.tag, rest]);
