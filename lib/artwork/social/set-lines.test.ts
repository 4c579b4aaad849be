import fc from "fast-check";
import { cardHeight, HEADLINE_LEADING, setHeadline, setText, widthOf } from "./set-lines";

const box = { width: 572, height: 300, maxSize: 150 };

test("no headline overflows its box, whatever its words are", () => {
  const word = fc.stringMatching(/^[A-Za-z’!-]{1,24}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 10 }), (words) => {
      const { lines, size } = setHeadline(words.join(" "), box);
      expect(lines.join(" ")).toBe(words.join(" "));
      expect(size).toBeLessThanOrEqual(box.maxSize);
      expect(lines.length * size * HEADLINE_LEADING).toBeLessThanOrEqual(box.height + 0.01);
      for (const line of lines)
        expect(widthOf(line, 900) * size).toBeLessThanOrEqual(box.width + 0.01);
    }),
    { numRuns: 10 },
  );
});

test("a long headline is broken evenly if that makes it larger", () => {
  expect(setHeadline("Rei Sakuma", box).lines).toEqual(["Rei", "Sakuma"]);
  const { lines } = setHeadline("What the cast grew into between the two years", box);
  expect(lines.length).toBeGreaterThan(2);
});

test("a line does not begin with a number", () => {
  expect(setHeadline("TRIP vol. 3, Double Face", box).lines).toEqual([
    "TRIP vol. 3,",
    "Double",
    "Face",
  ]);
});

test("spaces of a headline are wider than its outlines", () => {
  const space = widthOf("n n", 900) - 2 * widthOf("n", 900);
  expect(space).toBeGreaterThan(0.4);
});

describe("small text", () => {
  const small = { width: 560, lines: 2, sizes: [28, 24] } as const;
  const sizeOf = (text: string) => setText(text, small);

  it("is as large as it fits, and never wider than its box", () => {
    expect(sizeOf("Short.")).toEqual({ lines: ["Short."], size: 28 });
    const { lines, size } = sizeOf(
      "A line that needs the smaller one of these two sizes, or else it would be cut",
    );
    expect(size).toBe(24);
    for (const line of lines) expect(widthOf(line, 500) * size).toBeLessThanOrEqual(small.width);
  });

  it("is cut after its first sentence if that helps", () => {
    const first = "Of Ensemble Stars!! Music, every unit.";
    expect(
      sizeOf(`${first} ${"And then much more of it. ".repeat(6)}`.trim()).lines.join(" "),
    ).toBe(first);
  });

  it("does not take a number for the beginning of a sentence", () => {
    expect(
      sizeOf(`Double Face on TRIP vol. 3, ${"a place of its own, ".repeat(5)}`.trim()).lines,
    ).toHaveLength(2);
    expect(sizeOf(`On vol. 3. ${"And then much more of it. ".repeat(6)}`.trim()).lines).toEqual([
      "On vol. 3.",
    ]);
  });

  it("is cut before a colon if the sentence is too long", () => {
    const long = "The idols form three units: ".concat(
      "a name and one more name, ".repeat(5).trim(),
    );
    expect(sizeOf(long).lines).toEqual(["The idols form three units."]);
  });

  it("ends with an ellipsis otherwise, without a mark before it", () => {
    const { lines } = sizeOf("word, ".repeat(40).trim());
    expect(lines).toHaveLength(2);
    expect(lines.at(-1)).toMatch(/word…$/);
  });

  it("takes more lines of a smaller size, as many as its card is high", () => {
    const text =
      "A card of this height has room for one more line of the smaller size, and the words fill it.";
    const card = { ...small, width: 420, lines: 6, height: 160 };
    const { lines, size } = setText(text, card);
    expect(size).toBe(24);
    expect(lines).toHaveLength(4);
    expect(cardHeight(lines.length, size)).toBeLessThanOrEqual(card.height);
    expect(cardHeight(lines.length, 28)).toBeGreaterThan(card.height);
  });

  it("may be empty", () => {
    expect(sizeOf("").lines).toEqual([]);
  });
});
