import { classNames, element } from "../element";
import * as late from "./section.late.module.css";
import * as styles from "./section.module.css";
import * as shapes from "../shapes.module.css";

const GAPS = {
  1: shapes.gap1,
  2: undefined,
  3: shapes.gap3,
  4: shapes.gap4,
  5: shapes.gap5,
  6: shapes.gap6,
};

interface Gap {
  /** Step of the space between its items. */
  readonly gap?: keyof typeof GAPS;
}

/** Items one below the other: a grid, to which a class may add columns. */
export const Stack = element("div", ({ gap = 2, ...rest }: Gap) => [
  classNames(shapes.stack, GAPS[gap]),
  rest,
]);

interface ClusterProps extends Gap {
  /** Puts items of different heights in the middle of their line; otherwise they are equally high. */
  readonly align?: "center";
}

/** Items side by side, in as many lines as they need. */
export const Cluster = element("div", ({ gap = 2, align, ...rest }: ClusterProps) => [
  classNames(shapes.cluster, align && shapes.centered, GAPS[gap]),
  rest,
]);

/** Items side by side in one line, in the middle of it. */
export const Row = element("div", ({ gap = 2, ...rest }: Gap) => [
  classNames(shapes.row, GAPS[gap]),
  rest,
]);

interface SectionProps {
  /** Puts it close below the part before, as wide as the page. */
  readonly tight?: boolean;
}

/** A part of a page in the column of its content, with space around it. */
export const Section = element("section", ({ tight, ...rest }: SectionProps) => [
  tight ? late.tight : styles.section,
  rest,
]);
