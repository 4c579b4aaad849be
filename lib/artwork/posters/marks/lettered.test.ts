import { outlines } from "../../lettering/lettering";
import { lettered } from "./lettered";

const CAP = outlines("H", 1).capHeight;
const box = (id: string, x: number, width: number, height = 100 * CAP, more = "") =>
  `<rect id="${id}" x="${x}" y="0" width="${width}" height="${height}" fill="#a"${more}/>`;
const mark = (...boxes: string[]) => `<svg><path d="M0 0"/>${boxes.join("")}</svg>`;
const d = (text: string, size = 100) => outlines(text, size).d;

it("letters the name in its box, with capitals as high as the box", () => {
  const drawn = lettered(mark(box("name", 0, 2000)), "Knights");
  expect(drawn).toContain(`d="${d("Knights")}" fill="#a"`);
  expect(drawn).toMatch(/^<svg><path d="M0 0"\/><g stroke="none"><g transform="translate\(1000 /);
  expect(drawn).not.toContain("<rect");
});

it("makes a long name smaller, so that it fits its box", () => {
  const { width } = outlines("Knights", 100);
  expect(lettered(mark(box("name", 0, width / 2)), "Knights")).toContain(d("Knights", 50));
});

it.each([
  [["Special", "for Us"], outlines("Special", 100).width, 2000],
  [["Special for", "Us"], 2000, outlines("Us", 100).width],
])(
  "breaks a name over two lines where both are largest: %j",
  ([one = "", two = ""], first, second) => {
    const drawn = lettered(
      mark(box("line-1", 0, first), box("line-2", 0, second)),
      "Special for Us",
    );
    expect(drawn).toContain(`d="${d(one)}" fill="#a"`);
    expect(drawn).toContain(`d="${d(two)}" fill="#a"`);
  },
);

it("letters each letter in its box, and the rest in another", () => {
  const drawn = lettered(
    mark(box("letter-2", 0, 200), box("letter-1", 200, 200), box("other-letters", 400, 900)),
    "Abcd",
  );
  const at = ["b", "A", "cd"].map((part) => drawn.indexOf(`d="${d(part)}"`));
  expect(at.every((place) => place > 0)).toBe(true);
  expect(at.toSorted((a, b) => a - b)).toEqual(at);
});

it.each([
  ["of more letters", mark(box("letter-1", 0, 200), box("letter-2", 900, 1100)), "Abcd"],
  ["of fewer letters", mark(box("letter-1", 0, 200), box("letter-2", 900, 1100)), "A"],
  ["of one word", mark(box("line-1", 0, 900), box("line-2", 0, 2000, 10)), "Abcd"],
])("sets a name %s across all boxes", (_, text, name) => {
  const drawn = lettered(text, name);
  expect(drawn.split(`d="${d(name)}" fill="#a"`)).toHaveLength(2);
  expect(drawn).toContain("translate(1000 ");
  expect(drawn).not.toContain("<rect");
});

it("lays a name across all boxes, over the drawing between them", () => {
  const drawn = lettered(
    mark(box("letter-1", 0, 200), '<path id="between"/>', box("letter-2", 900, 1100)),
    "Abcd",
  );
  expect(drawn.indexOf(`d="${d("Abcd")}"`)).toBeGreaterThan(drawn.indexOf("between"));
});

it("inks letters in the style of the box, in proportion to their size", () => {
  const more = ' stroke="#b" stroke-width="20" data-shadow="10 4 #c" transform="rotate(5)"';
  const { width } = outlines("Ab", 100);
  const drawn = lettered(mark(box("name", 0, width / 2, 100 * CAP, more)), "Ab");
  expect(drawn).toContain('<g stroke="none" transform="rotate(5)">');
  expect(drawn).toContain('fill="#b" stroke="#b" stroke-width="10"');
  expect(drawn).toMatch(/fill="#c" stroke="#c" [^>]*transform="translate\(5 2\)"/);
  expect(
    lettered(mark(box("name", 0, 900, 70, ' data-shadow="none"')), "Ab").split("<path"),
  ).toHaveLength(3);
});
