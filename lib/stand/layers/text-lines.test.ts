import fc from "fast-check";
import { plainMessage } from "../kit/plain-message";
import { EXHIBITS, KIT } from "../testing/test-kit";
import { someText } from "../testing/some-stand";
import { typesetText, widthOf } from "./text-lines";

const panels = KIT.parts.panel.flatMap((part) => (part.text ? [{ part, box: part.text }] : []));
const someMessage = fc
  .oneof(
    someText,
    fc.lorem({ maxCount: 12 }),
    fc.stringMatching(/^(\S{0,40} {1,3}){0,4}$/),
    fc.stringMatching(/^[ぁ-んア-ン一-龥、。 ]{0,90}$/),
  )
  .map(plainMessage);
const withoutSpaces = (text: string) => text.replace(/\s+/gu, "");

it("every message stands in the box of every panel, and nothing of it is lost", () => {
  fc.assert(
    fc.property(someMessage, fc.constantFrom(...panels), (message, { part, box }) => {
      const { size, lines } = typesetText(message, box, part) ?? { size: 0, lines: [] };
      expect(lines.length > 0).toBe(message.trim() !== "");
      expect(withoutSpaces(lines.map(({ text }) => text).join(""))).toBe(withoutSpaces(message));
      const [left, top] = [box.x - part.width / 2, box.y - part.height / 2];
      for (const { text, x, y } of lines) {
        const width = widthOf(text) * size;
        expect(x - width / 2).toBeGreaterThanOrEqual(left - 0.01);
        expect(x + width / 2).toBeLessThanOrEqual(left + box.width + 0.01);
        expect(y - size).toBeGreaterThan(top - size / 4);
        expect(y).toBeLessThan(top + box.height);
      }
    }),
    { numRuns: 60 },
  );
});

it("is as large as fits: a shorter message is never smaller", () => {
  const [panel] = panels;
  const sizeOf = (text: string) => (panel && typesetText(text, panel.box, panel.part)?.size) ?? 0;
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,40}$/), (text) => {
      expect(sizeOf(text.slice(0, 1))).toBeGreaterThanOrEqual(sizeOf(text));
    }),
  );
  expect(sizeOf("Bravo")).toBe(64);
});

it.each([
  ["two words", ["two words"]],
  ["  indented ", ["indented"]],
  ["above\n\nbelow", ["above", "", "below"]],
  ["a line breaks", ["a line", "breaks"]],
  ["Congratulations", ["Congratulations"]],
  [`A${"a".repeat(35)}`, ["Aaaaaaaaaaaa", "aaaaaaaaaaaa", "aaaaaaaaaaaa"]],
  ["おめでとうございます", ["おめでとう", "ございます"]],
  ["祝五周年Bravo", ["祝五周年Bravo"]],
])("sets %j in lines of a box of 6 × 4 squares", (message, lines) => {
  const box = { x: 0, y: 0, width: 64 * 6, height: 64 * 4, color: "ink" } as const;
  expect(typesetText(message, box, box)?.lines.map(({ text }) => text)).toEqual(lines);
});

it.each(EXHIBITS.map(({ id, stand }) => [id, stand] as const))(
  "the messages of %s are read from afar, in the lines that were written",
  (_id, stand) => {
    for (const layer of stand.layers) {
      const panel = panels.find(({ part }) => layer.kind === "panel" && part.key === layer.part);
      if (layer.kind !== "panel" || !panel) continue;
      const set = typesetText(layer.text, panel.box, panel.part);
      expect(set?.size).toBeGreaterThanOrEqual(28);
    }
  },
);
