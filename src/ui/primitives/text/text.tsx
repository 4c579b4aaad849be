import { classNames, element } from "../element";
import * as shapes from "../shapes.module.css";
import * as late from "./text.late.module.css";
import * as styles from "./text.module.css";

const SIZES = { 2: late.text2, 3: late.text3, 4: late.text4, 6: late.text6 };
const WEIGHTS = { 600: late.weight600, 700: styles.weight700, 800: styles.weight800 };
const LINES = { 1: styles.oneLine, 2: styles.twoLines };

interface TextProps {
  /** Step of the size. Sizes and the weight 600 are late styles. */
  readonly size?: keyof typeof SIZES;
  readonly weight?: keyof typeof WEIGHTS;
  readonly soft?: boolean;
  /** Truncates after this many lines. */
  readonly lines?: keyof typeof LINES;
}

/** Text that differs from running text in size, weight, colour or length only. */
export const Text = element("p", ({ size, weight, soft, lines, ...rest }: TextProps) => [
  classNames(
    size && SIZES[size],
    weight && WEIGHTS[weight],
    soft && shapes.soft,
    lines && LINES[lines],
  ),
  rest,
]);

const TITLE_SIZES = { 3: styles.title3, 4: styles.title4, 6: styles.title6 };

interface TitleProps {
  /** Step of the size; by default that of the element. */
  readonly size?: keyof typeof TITLE_SIZES;
  /** White letters with a dark outline; `raised` adds a hard shadow. */
  readonly outline?: "flat" | "raised";
  readonly spaced?: boolean;
}

export const Title = element("h2", ({ size, outline, spaced, ...rest }: TitleProps) => [
  classNames(
    outline && styles.outline,
    outline === "raised" && styles.raised,
    size && TITLE_SIZES[size],
    spaced && late.spaced,
  ),
  rest,
]);
