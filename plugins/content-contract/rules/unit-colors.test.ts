import type { Unit } from "../../../content/types";
import { testBroken } from "../testing/broken-content";

testBroken([
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
        colors: content.record<Unit>("units/mam.json").colors,
        "display.nameColor": "#ffffff",
        "display.sloganColor": "#ffffff",
      }),
    file: "units/other.json",
    at: '^"colors"',
    rule: "unit-colors",
    says: ["unit other has no colors"],
  },
]);
