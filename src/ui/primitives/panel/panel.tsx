import { element } from "../element";
import * as shapes from "../shapes.module.css";

const SHADOWS = { 0: shapes.panel, 1: shapes.panel1, 2: shapes.panel2, 3: shapes.panel3 };

interface PanelProps {
  /** Step of its shadow. */
  readonly shadow?: keyof typeof SHADOWS;
}

/** A sheet of paper in a frame with round corners. */
export const Panel = element("div", ({ shadow = 0, ...rest }: PanelProps) => [
  SHADOWS[shadow],
  rest,
]);

/** A word or two in a round frame. */
export const Tag = element("p", (rest) => [shapes.tag, rest]);
