import type { BrokenCase } from "../../testing/broken-content";
import type { EditableContent } from "../../testing/editable-content";

/** Sets a colour of a record, `colors.text` or `display.nameColor`. */
const paint = (file: string, place: string, color: string) => (content: EditableContent) =>
  content.edit(file, { [place]: color });

const FINE = "units/fine.json";

export const cases: BrokenCase[] = [
  {
    what: "text that cannot be read on the surfaces",
    breaks: paint(FINE, "colors.text", "#aa7744"),
    file: FINE,
    at: '"text": ^"#aa7744"',
    rule: "contrast",
    says: [
      /only 2\.8\d to 1 on color1 \(#ffd7a0\) and \d\.\d\d to 1 on color2/,
      /did you mean "#(?!aa7744)[\da-f]{6}"\? allowed: 4.5 to 1 or more/,
    ],
  },
  {
    what: "small text that is too pale",
    breaks: paint(FINE, "colors.cv", "#a2896b"),
    file: FINE,
    at: '"cv": ^"#a2896b"',
    rule: "contrast",
    says: [
      /colors\.cv is #a2896b, whose contrast is only 3\.\d\d to 1 on light/,
      'mean "#857058"?',
    ],
    also: [
      { file: FINE, at: '"cvColor": ^', rule: "unit-colors-agree", says: ["colors.cv is #a2896b"] },
    ],
  },
  {
    what: "bars that are too pale",
    breaks: paint(FINE, "colors.bar", "#ffd7a0"),
    file: FINE,
    at: '"bar": ^"#ffd7a0"',
    rule: "contrast",
    says: [/only 1\.\d\d to 1 on light/, "allowed: 3 to 1 or more"],
  },
  {
    what: "a border that stands out from nothing",
    breaks: paint(FINE, "colors.border", "#ffe2bb"),
    file: FINE,
    at: '"border": ^"#ffe2bb"',
    rule: "contrast",
    says: ["on color1", "on light", "3 to 1 or more on one of them"],
  },
  {
    what: "a name that cannot be read",
    breaks: paint(FINE, "display.nameColor", "#ffffff"),
    file: FINE,
    at: '"nameColor": ^"#ffffff"',
    rule: "contrast",
    says: ["display.nameColor is #ffffff", /on color1 \(#\w+\) and .* on color2/],
  },
  {
    what: "a slogan that cannot be read",
    breaks: paint(FINE, "display.sloganColor", "#ffffff"),
    file: FINE,
    at: '"sloganColor": ^"#ffffff"',
    rule: "contrast",
    says: ["display.sloganColor"],
  },
  {
    what: "club chips that swallow their text",
    breaks: paint(FINE, "display.circleColor", "#2a2430"),
    file: FINE,
    at: '"circleColor": ^',
    rule: "contrast",
    // A colour that is readable on the dark chips is not on the pale paper.
    says: ["display.circleColor is #2a2430", /under otherColor \(#17131c\); did you mean "#/],
  },
  ...[
    ["color1", "#7a5a30", /under text .* under nameColor .* and .* under sloganColor/],
    ["color2", "#7a5a30", /under text .* and .* under sloganColor/],
    ["light", "#a0907a", /under cv .* and .* under bar/],
  ].map(
    ([name, color, words]): BrokenCase => ({
      what: `a surface ${name} that its texts do not fit`,
      breaks: paint(FINE, `colors.${name}`, `${color}`),
      file: FINE,
      at: `"${name}": ^`,
      rule: "contrast",
      says: [`colors.${name} is ${color}, whose contrast is only`, words ?? "", /did you mean "#/],
      ...(name === "color1" && {
        also: [
          { file: FINE, at: '"color": ^', rule: "unit-colors-agree", says: ["display.color"] },
        ],
      }),
    }),
  ),
  {
    what: "a figure's colours",
    breaks: paint("other-characters/anzu.json", "colors.cv", "#ee9eab"),
    file: "other-characters/anzu.json",
    at: '"cv": ^"#ee9eab"',
    rule: "contrast",
    says: ["colors.cv"],
  },
  {
    what: "a trip's colours",
    breaks: paint("trips/trip03.json", "colors.text", "#b8c0c2"),
    file: "trips/trip03.json",
    at: '"text": ^"#b8c0c2"',
    rule: "contrast",
    says: ["colors.text is #b8c0c2", "on color2 (#3f656a)", /or "#[\da-f]{6}" as color2/],
  },
  {
    what: "a venue's colours",
    breaks: paint("venues/gourmet.json", "colors.text", "#ffffff"),
    file: "venues/gourmet.json",
    at: '"text": ^"#ffffff"',
    rule: "contrast",
    says: ["colors.text"],
  },
];
