/** Letters that take two columns in a terminal: Chinese, Japanese, Korean, full-width forms, emoji. */
const WIDE =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u;

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Columns that a text takes in a terminal. */
export const widthOf = (text: string): number =>
  [...letters.segment(text)].reduce((sum, { segment }) => sum + (WIDE.test(segment) ? 2 : 1), 0);

/** Rows under their headings, in columns; the last column is not filled up. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings, ...rows];
  const widths = headings.map((_, place) =>
    Math.max(...all.map((row) => widthOf(row[place] ?? ""))),
  );
  return all
    .map((row) =>
      row
        .map((cell, place) => cell + " ".repeat((widths[place] ?? 0) - widthOf(cell)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
