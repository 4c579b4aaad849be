import type { Unit } from "../../../../content/types";
import type { BrokenCase } from "../../testing/broken-content";

export const cases: BrokenCase[] = [
  {
    what: "a unit without colours",
    breaks: (content) => content.edit("units/fine.json", { colors: undefined }),
    file: "units/fine.json",
    rule: "unit-colors",
    says: ["colors is missing", "color1, color2, border"],
  },
  {
    what: "unit other with colours",
    breaks: (content) =>
      content.edit("units/other.json", {
        colors: content.record<Unit>("units/fine.json").colors,
      }),
    file: "units/other.json",
    at: '^"colors"',
    rule: "unit-colors",
    says: ["unit other has no colors"],
  },
];
