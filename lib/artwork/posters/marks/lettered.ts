import {
  fitSize,
  lettering,
  type LetteringStyle,
  outlines,
  type Weight,
} from "../../lettering/lettering";
import { brightness, INK, PAPER } from "../../drawing/color";
import { element, place } from "../../drawing/svg";

/** Boxes of a mark; their ids determine the lettering in them. */
const BOX = /<rect\b[^>]*\sid="(name|line-[12]|letter-\d+|other-letters)"[^>]*\/>/g;

/** A box: its place, the height of its capitals, and their style, as attributes of a `<rect>`. */
interface Box {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  attribute: (name: string) => string | undefined;
}

/**
 * Replaces a mark's boxes by a name in their colours, as large as fits: whole in `name`; in `line-1` and `line-2`,
 * broken where both are largest; or letter by letter in `letter-1`, `letter-2`, …, with the rest in `other-letters`. A
 * name that cannot be divided so goes across all boxes.
 * @throws if a letter of the name is missing from the lettering font
 */
export function lettered(text: string, name: string): string {
  const boxes = [...text.matchAll(BOX)].map(([markup, id = ""]) => boxOf(markup, id));
  const parts = partsOf(name, boxes);
  return text.replace(BOX, (_, id: string) => {
    const box = boxes.find((one) => one.id === id);
    if (box && parts) return letteringIn(parts.get(id) ?? "", box);
    // Later elements of the file would hide it.
    return box && box === boxes.at(-1) ? letteringIn(name, acrossAll(boxes)) : "";
  });
}

function boxOf(markup: string, id: string): Box {
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(markup)?.[1];
  const [x, y, width, height] = ["x", "y", "width", "height"].map((one) => Number(attribute(one)));
  return { id, x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0, attribute };
}

const numberOf = ({ id }: Box) => Number(id.split("-")[1]);
const byNumber = (a: Box, b: Box) => numberOf(a) - numberOf(b);

/** Text of each box; undefined if the name cannot be divided among them. */
function partsOf(name: string, boxes: readonly Box[]): Map<string, string> | undefined {
  const letterBoxes = boxes.filter(({ id }) => id.startsWith("letter-")).toSorted(byNumber);
  const [first, second] = boxes.filter(({ id }) => id.startsWith("line-")).toSorted(byNumber);
  if (letterBoxes.length > 0) {
    const chars = [...name];
    const rest = chars.slice(letterBoxes.length).join("");
    const hasRoom = boxes.some(({ id }) => id === "other-letters");
    if (chars.length < letterBoxes.length || hasRoom !== (rest !== "")) return undefined;
    return new Map([
      ...letterBoxes.map(({ id }, index) => [id, chars[index] ?? ""] as const),
      ["other-letters", rest],
    ]);
  }
  if (!first || !second) return new Map([["name", name]]);
  const words = name.split(" ");
  const breaks = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")] as const;
    return {
      lines,
      fit: Math.min(sizeIn(first, lines[0]) / emOf(first), sizeIn(second, lines[1]) / emOf(second)),
    };
  });
  const [best] = breaks.toSorted((a, b) => b.fit - a.fit);
  return (
    best &&
    new Map([
      [first.id, best.lines[0]],
      [second.id, best.lines[1]],
    ])
  );
}

/** Brightness, 0 to 1, above which letters are illegible on paper. */
const BRIGHT = 0.6;

/** Colour of a rim that makes letters legible. Units' colours count as dark. */
const rimOf = (fill = INK): string =>
  fill.startsWith("#") && brightness(fill) > BRIGHT ? INK : PAPER;

/** One box over all, with a rim, since the mark may have anything between its boxes. */
function acrossAll(boxes: readonly Box[]): Box {
  const ends = (at: "x" | "y", size: "height" | "width") => [
    Math.min(...boxes.map((box) => box[at])),
    Math.max(...boxes.map((box) => box[at] + box[size])),
  ];
  const [x = 0, right = 0] = ends("x", "width");
  const [top = 0, foot = 0] = ends("y", "height");
  const height = Math.max(...boxes.map((box) => box.height));
  const own: Record<string, string | undefined> = {
    transform: undefined,
    stroke: rimOf(boxes[0]?.attribute("fill")),
    "stroke-width": String(height * 0.2),
  };
  const attribute = (name: string) => (name in own ? own[name] : boxes[0]?.attribute(name));
  const y = (top + foot - height) / 2;
  return { id: "name", x, y, width: right - x, height, attribute };
}

const weightOf = ({ attribute }: Box) => Number(attribute("data-weight") ?? 900) as Weight;
const emOf = (box: Box) => box.height / outlines("H", 1, weightOf(box)).capHeight;
const trackingOf = (box: Box) => Number(box.attribute("data-tracking") ?? 0) / emOf(box);
const sizeIn = (box: Box, text: string) =>
  fitSize(text, box.width, emOf(box), weightOf(box), trackingOf(box));

function letteringIn(text: string, box: Box): string {
  if (text === "") return "";
  const { attribute } = box;
  const [em, size, weight] = [emOf(box), sizeIn(box, text), weightOf(box)];
  const style: LetteringStyle = {
    size,
    weight,
    tracking: trackingOf(box),
    anchor: "middle",
    fill: attribute("fill") ?? INK,
    outline: attribute("stroke") ?? INK,
    outlineWidth: Number(attribute("stroke-width") ?? 0) / em,
    ...shadowOf(attribute("data-shadow"), em),
  };
  const baseline = box.y + box.height / 2 + outlines("H", size, weight).capHeight / 2;
  const letters = place(lettering(text, style), box.x + box.width / 2, baseline);
  return element("g", { stroke: "none", transform: attribute("transform") }, letters);
}

/** `none`, or offsets to the right and down and a colour. */
function shadowOf(value: string | undefined, em: number): Partial<LetteringStyle> {
  if (value === undefined) return {};
  const [, x = 0, y = 0, shadow] = /^(-?[\d.]+) (-?[\d.]+)(?: (.+))?$/.exec(value) ?? [];
  return { shadowX: Number(x) / em, shadowY: Number(y) / em, ...(shadow && { shadow }) };
}
