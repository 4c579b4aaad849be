import type { GlyphTable } from "./glyph-table";
import { measured } from "./set-line";

/** Lines of a name, and the font size at which they fill a box. */
export interface NameLines {
  readonly lines: readonly string[];
  readonly size: number;
  readonly capHeight: number;
  /** From one baseline to the next. */
  readonly pitch: number;
}

/** From one baseline to the next, as a share of the height of capitals. */
const PITCH = 1.42;

/** A name on one line or two, whichever is larger in a box. */
export function nameLines(
  name: string,
  box: { width: number; height: number },
  table: GlyphTable,
): NameLines {
  const words = name.split(" ");
  const breaks = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const [best] = [[name], ...breaks]
    .map((lines) => fitted(lines, box, table))
    .toSorted((one, other) => other.size - one.size);
  return best ?? fitted([name], box, table);
}

function fitted(
  lines: readonly string[],
  { width, height }: { width: number; height: number },
  table: GlyphTable,
): NameLines {
  const measures = lines.map((line) => measured(line, table));
  const widest = Math.max(...measures.map((one) => one.width), 0.01);
  const capHeight = Math.max(...measures.map((one) => one.capHeight));
  const rows = 1 + (lines.length - 1) * PITCH;
  const size = Math.min(width / widest, height / (capHeight * rows));
  return { lines, size, capHeight: capHeight * size, pitch: capHeight * size * PITCH };
}
