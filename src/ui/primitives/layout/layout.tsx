import * as column from "../column/column.module.css";
import { element } from "../element";
import * as details from "../details.late.module.css";
import * as shapes from "../shapes.module.css";

const STACK = {
  1: shapes.stack1,
  2: shapes.stack,
  3: shapes.stack3,
  4: shapes.stack4,
  5: shapes.stack5,
  6: shapes.stack6,
};
const CLUSTER = { 2: shapes.cluster, 3: shapes.cluster3 };
const CENTERED_CLUSTER = { 2: shapes.line, 3: shapes.line3 };
const ROW = { 2: shapes.row, 3: shapes.row3 };

interface Gap<Steps extends object> {
  /** Step of the space between its items. */
  readonly gap?: keyof Steps;
}

/** Items one below the other: a grid, to which a class may add columns. */
export const Stack = element("div", ({ gap = 2, ...rest }: Gap<typeof STACK>) => [
  STACK[gap],
  rest,
]);

interface ClusterProps extends Gap<typeof CLUSTER> {
  /** Puts items of different heights in the middle of their line; otherwise they are equally high. */
  readonly align?: "center";
}

/** Items side by side, in as many lines as they need. */
export const Cluster = element("div", ({ gap = 2, align, ...rest }: ClusterProps) => [
  (align ? CENTERED_CLUSTER : CLUSTER)[gap],
  rest,
]);

/** Items side by side in one line, in the middle of it. */
export const Row = element("div", ({ gap = 2, ...rest }: Gap<typeof ROW>) => [ROW[gap], rest]);

interface SectionProps {
  /** Puts it close below the part before, as wide as the page. */
  readonly tight?: boolean;
}

/** A part of a page in the column of its content, with space around it. */
export const Section = element("section", ({ tight, ...rest }: SectionProps) => [
  tight ? details.part : column.section,
  rest,
]);
