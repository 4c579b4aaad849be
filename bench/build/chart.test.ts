import { SaxesParser } from "saxes";
import { chart } from "./chart";
import { size } from "./figures.fixtures";
import { PUBLISHED } from "./published";

interface Drawn {
  names: string[];
  text: string;
  circles: { cx: number; cy: number }[];
}

/** Reads the chart as strict XML. */
function read(svg: string): Drawn {
  const drawn: Drawn = { names: [], text: "", circles: [] };
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    drawn.names.push(name);
    if (name !== "circle") return;
    drawn.circles.push({ cx: Number(attributes.cx), cy: Number(attributes.cy) });
  });
  parser.on("text", (text) => {
    drawn.text += `${text}\n`;
  });
  parser.write(svg).close();
  return drawn;
}

const sizes = [size(1), size(10), size(100)];
const others = PUBLISHED.flatMap(({ points }) => points);

it("is well-formed and says every figure", () => {
  const { text, circles } = read(chart({ sizes }));
  expect(circles).toHaveLength(sizes.length * 5 + others.length);
  expect(text).toContain("nothing changed: 5.0 s with 71");
  expect(text).toContain("one JSON: 106 s with 7,100");
  for (const { name } of PUBLISHED) expect(text).toContain(`${name}, one JSON`);
});

it("has a title and a description for those who do not see it", () => {
  const svg = chart({ sizes });
  expect(read(svg).names).toEqual(expect.arrayContaining(["title", "desc"]));
  expect(svg).toMatch(/role="img" aria-labelledby="title desc"/);
});

it("puts more records further right and more seconds further up, all within the chart", () => {
  const { circles } = read(chart({ sizes }));
  const [first, second] = circles;
  expect(second?.cx).toBeGreaterThan(first?.cx ?? 0);
  expect(second?.cy).toBeLessThan(first?.cy ?? 0);
  for (const { cx, cy } of circles) {
    expect(cx).toBeGreaterThan(60);
    expect(cx).toBeLessThan(610);
    expect(cy).toBeGreaterThan(50);
    expect(cy).toBeLessThan(405);
  }
});

it("leaves out what was not measured", () => {
  expect(read(chart({ sizes: [size(1, { builds: {} })] })).circles).toHaveLength(others.length);
});
