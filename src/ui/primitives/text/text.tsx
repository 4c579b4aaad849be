import { classNames, element } from "../element";
import * as details from "../details.late.module.css";
import * as letters from "../letters.module.css";
import * as shapes from "../shapes.module.css";

const SIZES = { 2: details.text2, 3: details.text3, 4: details.text4, 6: details.text6 };
const WEIGHTS = { 600: details.firm, 700: letters.bold, 800: letters.heavy };
const LINES = { 1: letters.oneLine, 2: letters.twoLines };

interface TextProps {
  /** Step of its letters. Sizes and the weight 600 come with the late styles. */
  readonly size?: keyof typeof SIZES;
  readonly weight?: keyof typeof WEIGHTS;
  /** Shows it in the weaker colour. */
  readonly soft?: boolean;
  /** Cuts it off after so many lines. */
  readonly lines?: keyof typeof LINES;
}

/** Words that differ from running text in size, weight, colour or length, and in nothing else. */
export const Text = element("p", ({ size, weight, soft, lines, ...rest }: TextProps) => [
  classNames(
    size && SIZES[size],
    weight && WEIGHTS[weight],
    soft && shapes.soft,
    lines && LINES[lines],
  ),
  rest,
]);

const TITLE_SIZES = { 3: letters.title3, 4: letters.title4, 6: letters.title6 };

interface TitleProps {
  /** Step of its letters; without one they are as large as the element has them. */
  readonly size?: keyof typeof TITLE_SIZES;
  /** Shows white letters with an outline of ink; `raised` adds a hard shadow. */
  readonly outline?: "flat" | "raised";
  /** Leaves space below it. */
  readonly spaced?: boolean;
}

/** A heading. */
export const Title = element("h2", ({ size, outline, spaced, ...rest }: TitleProps) => [
  classNames(
    outline && letters.outlined,
    outline === "raised" && letters.raised,
    size && TITLE_SIZES[size],
    spaced && details.spaced,
  ),
  rest,
]);
