import { INK } from "../../drawing/color";
import type { Inks } from "../../drawing/inks";
import { group, place } from "../../drawing/svg";
import { inked, type Weight } from "../../lettering/inked";
import { isWide, titleOutlines } from "../../lettering/title";
import { heightsOf, titleLines } from "../../lettering/title-lines";
import type { Box } from "./box";

/** Dense letters would be filled by whole outlines. */
const OUTLINE_OF_WIDE = 0.7;

/** Words as large as they fit into a box. Widths of outlines and shadows are hundredths of the font size. */
export function letteredBox(box: Box, text: string, inks: Inks): string {
  const { x, y, width, height, attributes } = box;
  const number = (name: string, fallback = 0) => Number(attributes.get(name) ?? fallback);
  const isUpright = attributes.has("data-upright");
  const setting = {
    weight: number("data-weight", 900) as Weight,
    tracking: number("data-tracking"),
    isNarrow: attributes.has("data-narrow"),
    isUpright,
  };
  const align = (attributes.get("data-align") ?? "middle") as "end" | "middle" | "start";
  const share = { start: 0, middle: 0.5, end: 1 }[align];
  const [shadowX = 0, shadowY = 0] = (attributes.get("data-shadow") ?? "").split(" ").map(Number);
  const room = { maxSize: number("data-size", 400), maxLines: number("data-lines", 1) };
  const across = isUpright ? { width: height, height: width } : { width, height };
  const { lines, size } = titleLines(text, { ...room, ...across }, setting);
  const { letters, leading, foot } = heightsOf(text);
  const block = (letters + (lines.length - 1) * leading) * size;
  const style = {
    size,
    anchor: isUpright ? "start" : align,
    fill: attributes.get("fill") ?? inks["on-base"],
    outline: attributes.get("stroke") ?? INK,
    outlineWidth: (number("stroke-width") / 100) * (isWide(text) ? OUTLINE_OF_WIDE : 1),
    shadowX: shadowX / 100,
    shadowY: shadowY / 100,
  } as const;
  const placed = lines.map((line, index) => {
    const outlined = titleOutlines(line, size, setting);
    const down = index * leading * size;
    // Upright lines are columns from right to left.
    const [left, baseline] = isUpright
      ? [x + (width + block - letters * size) / 2 - down, y + (height - outlined.width) * share]
      : [x + width * share, y + (height - block) / 2 + (letters - foot) * size + down];
    return place(inked(outlined, style), left, baseline);
  });
  return group({ transform: attributes.get("transform") }, ...placed);
}
