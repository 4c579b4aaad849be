import type { Finding } from "../../model/problems/problem";
import { isSupported, functionsIn } from "./transform";
import type { XmlAttribute, XmlElement } from "./read-xml";

export const ELEMENTS = [
  "g",
  "path",
  "circle",
  "ellipse",
  "rect",
  "line",
  "polyline",
  "polygon",
] as const;

export interface Form {
  readonly pattern: { test(value: string): boolean };
  readonly words: string;
  /** Suggests a valid value for an invalid one. */
  readonly better?: (value: string) => string | undefined;
}

export interface DrawingKind {
  readonly elements: readonly string[];
  readonly attributes: ReadonlyMap<string, Form>;
  readonly mostBytes: number;
  /** The root's `viewBox`, if all of the kind share one. */
  readonly viewBox?: string | undefined;
  /** Ids of groups that the code reads. */
  readonly groups?: readonly string[];
  /** Faults of a well-formed drawing's root; if there are any, nothing else is checked. */
  readonly root: (text: string, attributes: readonly XmlAttribute[]) => DrawingFault[];
  /** Faults in the structure of a drawing that has no other faults. */
  readonly structure?: (elements: readonly XmlElement[]) => DrawingFault[];
}

export interface DrawingFault extends Omit<Finding, "file" | "path"> {
  /** Offset in the drawing's text. */
  readonly at: number;
}

/** Palette colours of a drawing, set by the page that shows it. */
const PALETTE = ["color1", "color2", "light", "text", "circle"] as const;

const NUMBER = String.raw`[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?`;

const number: Form = { pattern: new RegExp(`^${NUMBER}$`, "i"), words: "a number" };
const nonNegative: Form = {
  pattern: new RegExp(`^(?!-)${NUMBER}$`, "i"),
  words: "a number of 0 or more",
};
const LIST = new RegExp(`^\\s*${NUMBER}(?:(?:\\s*,\\s*|\\s+)${NUMBER})*\\s*$`, "i");
const nonNegativeList: Form = {
  pattern: { test: (value) => LIST.test(value) && !value.includes("-") },
  words: "numbers of 0 or more",
};
const points: Form = {
  pattern: { test: (value) => LIST.test(value) && isPairs(value.trim().split(/[\s,]+/)) },
  words: "two points or more, each of two numbers",
};
const isPairs = ({ length }: readonly string[]): boolean => length >= 4 && length % 2 === 0;

const share: Form = {
  pattern: /^(?:0?\.0*[1-9]\d*|1(?:\.0+)?)$/,
  words: "a number above 0, at most 1",
};
const PATH = /^\s*m[\s,.\d+\-achlmqstvze]*$/i;
const outline: Form = {
  pattern: { test: (value) => PATH.test(value) && /\d/.test(value) },
  words: "the data of a path: M and a point, then commands with their numbers",
};
const NUMBERS = `${NUMBER}(?:(?:\\s*,\\s*|\\s+|(?=[-+]))${NUMBER})*`;
const TRANSFORM = new RegExp(
  `^(?:\\s*(?:translate|rotate|scale|skewX|skewY|matrix)\\(\\s*${NUMBERS}\\s*\\))+\\s*$`,
  "i",
);
const transform: Form = {
  pattern: { test: (value) => TRANSFORM.test(value) && functionsIn(value).every(isSupported) },
  words:
    "translate(…), rotate(…), scale(…), skewX(…), skewY(…) or matrix(…), each with as many numbers as it takes, nothing scaled below 0.001 or above 100",
};
const color: Form = {
  pattern: new RegExp(`^(?:none|#[\\da-f]{6}|var\\(--(?:${PALETTE.join("|")}), #[\\da-f]{6}\\))$`),
  words: `none, #rrggbb in small letters, or a colour of the palette such as var(--color1, #rrggbb); the palette has ${PALETTE.join(", ")}`,
};

const oneOf = (...words: string[]): Form => ({
  pattern: new RegExp(`^(?:${words.join("|")})$`),
  words: words.join(" or "),
});

export const ATTRIBUTES: ReadonlyMap<string, Form> = new Map([
  ...["cx", "cy", "x", "y", "x1", "y1", "x2", "y2"].map((name) => [name, number] as const),
  ...["r", "rx", "ry", "width", "height", "stroke-width"].map(
    (name) => [name, nonNegative] as const,
  ),
  ["d", outline],
  ["points", points],
  ["transform", transform],
  ["fill", color],
  ["stroke", color],
  ["fill-rule", oneOf("nonzero", "evenodd")],
  ["opacity", share],
  ["fill-opacity", share],
  ["stroke-opacity", share],
  ["stroke-linecap", oneOf("butt", "round", "square")],
  ["stroke-linejoin", oneOf("miter", "round", "bevel")],
  ["stroke-miterlimit", { pattern: /^[1-9]\d*(?:\.\d+)?$/, words: "a number of 1 or more" }],
  ["stroke-dasharray", nonNegativeList],
  ["stroke-dashoffset", number],
]);
