import { Link } from "gatsby";
import { classNames, element } from "./element";
import * as late from "./elements.late.module.css";
import * as shapes from "./shapes.module.css";

const GAPS = {
  1: shapes.gap1,
  2: undefined,
  3: shapes.gap3,
  4: shapes.gap4,
  5: shapes.gap5,
  6: shapes.gap6,
};

interface Gap {
  readonly gap?: keyof typeof GAPS;
}

/** Stacks items as a grid, to which a class may add columns. */
export const Stack = element("div", ({ gap = 2, ...rest }: Gap) => [
  classNames(shapes.stack, GAPS[gap]),
  rest,
]);

interface ClusterProps extends Gap {
  /** Centres items vertically instead of stretching them. */
  readonly align?: "center";
}

export const Cluster = element("div", ({ gap = 2, align, ...rest }: ClusterProps) => [
  classNames(shapes.cluster, align && shapes.centered, GAPS[gap]),
  rest,
]);

/** Items side by side in one line, vertically centred. */
export const Row = element("div", ({ gap = 2, ...rest }: Gap) => [
  classNames(shapes.row, GAPS[gap]),
  rest,
]);

interface SectionProps {
  /** Less space above. */
  readonly tight?: boolean;
}

/** A section of a page in the content column. */
export const Section = element("section", ({ tight, ...rest }: SectionProps) => [
  tight ? late.tight : shapes.section,
  rest,
]);

const SHADOWS = { 1: shapes.shadow1, 2: shapes.shadow2, 3: shapes.shadow3 };

/** A framed box with round corners. */
export const Panel = element("div", ({ shadow, ...rest }: { shadow?: keyof typeof SHADOWS }) => [
  classNames(shapes.panel, shadow && SHADOWS[shadow]),
  rest,
]);

/** A word or two in a round frame. */
export const Tag = element("p", (rest) => [shapes.tag, rest]);

const TONES = { dark: shapes.dark, sun: shapes.sun };

interface LookProps {
  /** `small` is lower, with smaller letters. */
  readonly size?: "small";
  /** Colours; white by default. */
  readonly tone?: keyof typeof TONES;
  readonly shadow?: keyof typeof SHADOWS;
}

export interface ButtonLook extends LookProps {
  readonly className?: string | undefined;
}

const splitLook = ({ size, tone, shadow, ...rest }: LookProps) =>
  [
    classNames(size ? shapes.small : shapes.button, shadow && SHADOWS[shadow], tone && TONES[tone]),
    rest,
  ] as const;

export const Button = element("button", splitLook);

/** A link styled as a button: a Gatsby link by default, see `as`. */
export const ButtonLink = element(Link, splitLook);

export const VisuallyHidden = element("span", (rest) => [shapes.visuallyHidden, rest]);

const SIZES = { 2: late.text2, 3: late.text3, 4: late.text4, 6: late.text6 };
const WEIGHTS = { 600: late.weight600, 700: shapes.weight700, 800: shapes.weight800 };
const LINES = { 1: late.oneLine, 2: late.twoLines };

interface TextProps {
  /** Step of the size. Sizes, lines and the weight 600 are late shapes. */
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

const TITLE_SIZES = { 3: shapes.title3, 4: shapes.title4, 6: late.title6 };

interface TitleProps {
  /** Step of the size, of which 6 is a late shape; by default that of the element. */
  readonly size?: keyof typeof TITLE_SIZES;
  /** White letters with a dark outline; `raised` adds a hard shadow. */
  readonly outline?: "flat" | "raised";
  readonly spaced?: boolean;
}

export const Title = element("h2", ({ size, outline, spaced, ...rest }: TitleProps) => [
  classNames(
    outline && shapes.outline,
    outline === "raised" && shapes.raised,
    size && TITLE_SIZES[size],
    spaced && late.spaced,
  ),
  rest,
]);
