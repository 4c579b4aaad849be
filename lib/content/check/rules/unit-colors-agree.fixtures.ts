import type { BrokenCase, ValidCase } from "../../testing/broken-content";

const FINE = "units/fine.json";
const rule = "unit-colors-agree";

export const cases: BrokenCase[] = [
  {
    what: "a published colour that the page does not follow",
    breaks: (content) => content.edit(FINE, { imageColor: "#3366ff" }),
    file: FINE,
    at: '"color1": ^"#ffd7a0"',
    rule,
    says: ["another hue than imageColor, #3366ff", 'did you mean "#3366ff"?'],
  },
  {
    what: "cards in another colour than the page",
    breaks: (content) => content.edit(FINE, { "display.color": "#3366ff" }),
    file: FINE,
    at: '"color": ^"#3366ff"',
    rule,
    says: ["display.color is", "but colors.color1 is #ffd7a0"],
  },
  {
    what: "voice actors in another colour than small text of the page",
    breaks: (content) => content.edit(FINE, { "display.cvColor": "#ffd7a0" }),
    file: FINE,
    at: '"cvColor": ^"#ffd7a0"',
    rule,
    says: ["but colors.cv is", "the same colour as colors.cv"],
  },
];

export const valid: ValidCase[] = [
  {
    what: "a darker main colour of the published hue",
    changes: (content) =>
      content.edit(FINE, { "colors.color1": "#f0ca96", "display.color": "#f0ca96" }),
  },
];
