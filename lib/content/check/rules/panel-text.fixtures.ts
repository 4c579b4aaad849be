import type { BrokenCase } from "../../testing/broken-content";

const PANELS = "stand-parts/panels.json";

export const cases: BrokenCase[] = [
  {
    what: "a panel without a box",
    breaks: (content) => content.edit(PANELS, { "parts.0.text": undefined }),
    file: PANELS,
    at: '"parts": [\n    ^{',
    rule: "panel-text",
    says: ["item 1 (ribbon) has no box for its message"],
  },
  {
    what: "a box that is wider than the drawing",
    breaks: (content) => content.edit(PANELS, { "parts.0.text.width": 470 }),
    file: PANELS,
    at: '"width": ^470',
    rule: "panel-text",
    says: ["width is 470", "a box within 580 × 216", "did you mean 462?"],
  },
  {
    what: "a box that is higher than the drawing",
    breaks: (content) => content.edit(PANELS, { "parts.1.text.height": 300 }),
    file: PANELS,
    at: '"height": ^300',
    rule: "panel-text",
    says: ["item 2 (board): height is 300", "did you mean 158?"],
  },
  {
    what: "a box on a flower",
    breaks: (content) =>
      content.edit("stand-parts/flowers.json", {
        "parts.0.text": { x: 0, y: 0, width: 100, height: 50, color: "ink" },
      }),
    file: "stand-parts/flowers.json",
    at: '"text": ^{',
    rule: "panel-text",
    says: ["item 1 (roses) has a box for a message, but it is not a panel"],
  },
];
