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
  tight ? late.tight : styles.section,
  rest,
]);
