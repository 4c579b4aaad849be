import { testBroken } from "../testing/broken-content";

testBroken([
  {
    what: "a unit without colours",
    breaks: (content) => content.edit("units/fine.json", (unit) => delete unit.colors),
    file: "units/fine.json",
    rule: "unit-colors",
    says: ["colors is missing", "color1, color2, border"],
  },
  {
    what: "unit other with colours",
    breaks: (content) =>
      content.edit("units/other.json", (unit) => {
        unit.colors = JSON.parse(content.read("units/mam.json")).colors;
        unit.display = { ...unit.display, nameColor: "#ffffff", sloganColor: "#ffffff" };
      }),
    file: "units/other.json",
    at: '^"colors"',
    rule: "unit-colors",
    says: ["unit other has no colors"],
  },
]);
