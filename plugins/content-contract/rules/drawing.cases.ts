import type { BrokenCase } from "../testing/broken-content";

const FILE = "stand-parts/stickers/heart.svg";

export const cases: BrokenCase[] = [
  {
    what: "a colour by its name in a drawing",
    breaks: (content) => content.replace(FILE, /fill="#[0-9a-f]{6}"/, 'fill="red"'),
    file: FILE,
    at: '^fill="red"',
    rule: "drawing",
    says: ['fill is "red"', "none, #rrggbb"],
  },
  {
    what: "a link in a drawing",
    breaks: (content) => content.replace(FILE, "</svg>", "<a/></svg>"),
    file: FILE,
    at: "^<a/>",
    rule: "drawing",
    says: ["<a> is no element of a drawing"],
  },
  {
    what: "a drawing that breaks off",
    breaks: (content) => content.replace(FILE, "</svg>", ""),
    file: FILE,
    at: "</g></g>^\n",
    rule: "drawing",
    says: ["the drawing is not well-formed: unclosed tag: svg"],
  },
];
