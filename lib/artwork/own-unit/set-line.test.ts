import { outlines } from "../lettering/lettering";
import { makeGlyphTable } from "./make-glyph-table";
import { nameLines } from "./name-lines";
import { measured, setLine } from "./set-line";

const TABLE = makeGlyphTable();
const STYLE = { size: 200, outlineWidth: 0, shadowX: 0, shadowY: 0 };
const numbersIn = (text: string) => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

it.each(["AVALON", "Knights", "LATE", "Ōgami"])("sets %s as the font does", (text) => {
  const own = outlines(text, STYLE.size);
  expect(Math.abs(measured(text, TABLE).width * STYLE.size - own.width)).toBeLessThan(2);
  const d = / d="([^"]*)"/.exec(setLine(text, STYLE, TABLE))?.[1] ?? "";
  const [set, drawn] = [numbersIn(d), numbersIn(own.d)];
  expect(set).toHaveLength(drawn.length);
  const off = set.map((number, at) => Math.abs(number - (drawn[at] ?? 0)));
  expect(Math.max(...off)).toBeLessThan(2);
});

it("leaves letters that it lacks to the device, escaped", () => {
  const svg = setLine('星 <b> & "C"', STYLE, TABLE);
  expect(svg).toContain(">星 &lt;b> &amp; &quot;C&quot;</text>");
  expect(svg).not.toContain("<b>");
});

it("breaks a name where it becomes largest, and fits it into its box", () => {
  const box = { width: 1060, height: 250 };
  expect(nameLines("ZERO", box, TABLE).lines).toEqual(["ZERO"]);
  expect(nameLines("The Very Long Name Society", box, TABLE).lines).toEqual([
    "The Very Long",
    "Name Society",
  ]);
  for (const name of ["", "Q", "i".repeat(28), "星屑楽団", "Night Shift"]) {
    const { lines, size, pitch, capHeight } = nameLines(name, box, TABLE);
    const widths = lines.map((line) => measured(line, TABLE).width * size);
    expect(Math.max(...widths)).toBeLessThanOrEqual(box.width + 1);
    expect(capHeight + (lines.length - 1) * pitch).toBeLessThanOrEqual(box.height + 1);
  }
});
