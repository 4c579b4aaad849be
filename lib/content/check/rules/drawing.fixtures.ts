import type { BrokenCase } from "../../testing/broken-content";

const FILE = "stand-parts/stickers/heart.svg";
const SCENERY = "art/sceneries/palace.svg";
const MARK = "art/marks/plain.svg";
const SLEEVE = "art/sleeves/single.svg";

const PALACE = "art/sceneries/palace.svg";

export const cases: BrokenCase[] = [
  {
    what: "an XML declaration, as drawing programs write it",
    breaks: (content) =>
      content.write(PALACE, `<?xml version="1.0" encoding="UTF-8"?>\n${content.read(PALACE)}`),
    file: PALACE,
    rule: "drawing",
    says: ["as a drawing program saves it", "`npm run content -- check --fix` fixes it"],
  },
  {
    what: "names of Inkscape, styles and ids in capitals, all of them once",
    breaks: (content) =>
      content.replace(
        PALACE,
        "</svg>",
        '<g id="Tower" style="fill:#FFF" inkscape:label="Tower"><rect style="x:1" width="1" height="1"/></g></svg>',
      ),
    file: PALACE,
    at: '<g ^id="Tower"',
    rule: "drawing",
    says: ["as a drawing program saves it: id is", "`npm run content -- check --fix` fixes it"],
  },
  {
    what: "a gradient of Inkscape, which a person has to draw otherwise",
    breaks: (content) =>
      content.replace(
        PALACE,
        "</svg>",
        '<linearGradient id="a"><stop style="stop-color:#ff8866" offset="0"/></linearGradient><linearGradient id="b" gradientUnits="userSpaceOnUse" xlink:href="#a"/><rect id="rect12" style="fill:url(#b)" width="1" height="1"/></svg>',
      ),
    file: PALACE,
    at: '^<rect id="rect12"',
    rule: "drawing",
    says: [
      '<linearGradient> is not an element of drawings, and <rect id="rect12"> uses it; allowed: a plain fill',
    ],
  },
  {
    what: "a gradient of Inkscape that no shape uses any more",
    breaks: (content) =>
      content.replace(
        PALACE,
        "</svg>",
        '<defs><linearGradient id="a"><stop style="stop-color:#ff8866"/></linearGradient></defs></svg>',
      ),
    file: PALACE,
    at: '^<linearGradient id="a"',
    rule: "drawing",
    says: [
      "<linearGradient> is not an element of drawings; `npm run content -- check --fix` fixes it",
    ],
  },
  {
    what: "a drawing on a sheet of A4",
    breaks: (content) => content.replace(PALACE, /viewBox="[^"]*"/, 'viewBox="0 0 210 297"'),
    file: PALACE,
    at: '^viewBox="0 0 210 297"',
    rule: "drawing",
    says: ['viewBox is "0 0 210 297"; allowed: ', "in Inkscape: File > Document Properties"],
  },
  {
    what: "a drawing of no size that a page could have",
    breaks: (content) => content.replace(FILE, /viewBox="0 0 \d+/, 'viewBox="0 0 1000000000'),
    file: FILE,
    at: '^viewBox="0 0 1000000000',
    rule: "drawing",
    says: ["the drawing is 1000000000 wide", "at most 10000 each"],
  },
  {
    what: "a circle with a negative radius",
    breaks: (content) => content.replace(FILE, "</svg>", '<circle r="-4"/></svg>'),
    file: FILE,
    at: '^r="-4"',
    rule: "drawing",
    says: ['r is "-4"', "a number of 0 or more"],
  },
  {
    what: "a point far outside of a drawing",
    breaks: (content) => content.replace(FILE, "</svg>", '<path d="M0 0L1e9 4"/></svg>'),
    file: FILE,
    at: '^d="M0 0L1e9',
    rule: "drawing",
    says: ["d has the number 1e9, which is far outside of any drawing"],
  },
  {
    what: "a colour given by name in a drawing",
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
    says: ["<a> is not an element of drawings"],
  },
  {
    what: "a drawing that breaks off",
    breaks: (content) => content.replace(FILE, "</svg>", ""),
    file: FILE,
    at: "</g></g>^\n",
    rule: "drawing",
    says: ["the drawing is not well-formed: unclosed tag: svg"],
  },
  {
    what: "a slot by a wrong name in an illustration",
    breaks: (content) => content.replace(SCENERY, "var(--base", "var(--bsae"),
    file: SCENERY,
    at: '^fill="var(--bsae',
    rule: "drawing",
    says: ['"var(--base, #ffd7a0)"', "the slots are base, second"],
  },
  {
    what: "a mark without a box for the name",
    breaks: (content) => content.replace(MARK, 'id="name"', 'id="nmae"'),
    file: MARK,
    at: "^<svg",
    rule: "drawing",
    says: ["no box for a lettered name", '<rect id="name"'],
  },
  {
    what: "a sleeve without a box for the title",
    breaks: (content) => content.replace(SLEEVE, 'id="title"', 'id="tilte"'),
    file: SLEEVE,
    at: "^<svg",
    rule: "drawing",
    says: ["no box for a lettered title", '<rect id="title"'],
  },
  {
    what: "a sleeve that shows an unknown part of a backdrop",
    breaks: (content) => content.replace(SLEEVE, "data-halo", 'data-shows="rays sun" data-halo'),
    file: SLEEVE,
    at: '^data-shows="rays sun"',
    rule: "drawing",
    says: ['data-shows is "rays sun"', "one or more of rays, dots, motif, confetti and halo"],
  },
  {
    what: "a shadow of a name that lies nowhere",
    breaks: (content) => content.replace(MARK, 'id="name"', 'id="name" data-shadow="down"'),
    file: MARK,
    at: '^data-shadow="down"',
    rule: "drawing",
    says: ['data-shadow is "down"', "such as 4 9 #17131c"],
  },
  ...(
    [
      [
        "a group that is shown 2^40 times",
        `<g id="a0"><path d="M0 0h4"/></g>${Array.from(
          { length: 40 },
          (_, index) =>
            `<g id="a${index + 1}"><use href="#a${index}"/><use href="#a${index}"/></g>`,
        ).join("")}`,
        '^<g id="a15"',
        "this <g> shows 32768 shapes and dashes, counted as often as each is shown; allowed: 20000 at most",
      ],
      [
        "patterns in patterns",
        `<pattern id="a0" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 0h4"/></pattern>${Array.from(
          { length: 20 },
          (_, index) =>
            `<pattern id="a${index + 1}" width="8" height="8" patternUnits="userSpaceOnUse">${`<path d="M0 0h4" fill="url(#a${index})"/>`.repeat(4)}</pattern>`,
        ).join("")}`,
        '^<pattern id="a7"',
        "this <pattern> shows 38228 shapes and dashes",
      ],
      [
        "a pattern of 100,000 units",
        '<pattern id="a" width="100000" height="8" patternUnits="userSpaceOnUse"><path d="M0 0h4"/></pattern>',
        '^<pattern id="a"',
        "this <pattern> shows a pattern whose tile is 100000 units wide or high; allowed: 2000 at most",
      ],
      [
        "a pattern that is scaled where it is shown",
        '<pattern id="a" width="80" height="8" patternUnits="userSpaceOnUse"><path d="M0 0h4"/></pattern><g fill="url(#a)"><path id="b" d="M0 0h4" transform="scale(100 2)"/></g>',
        '^<path id="b"',
        "this <path> shows a pattern whose tile is 8000 units wide or high",
      ],
      [
        "a group that shows itself",
        '<g id="a"><use href="#a"/></g>',
        '<g id="a"><use ^href="#a"',
        'href names "a", of which it is a part: it would contain itself',
      ],
      [
        "uses in uses, 90 deep",
        `<g id="a0"><path d="M0 0h4"/></g>${Array.from(
          { length: 90 },
          (_, index) => `<g id="a${index + 1}"><use href="#a${index}"/></g>`,
        ).join("")}`,
        '<g id="a32">^<use',
        "this <use> has more than 64 nested elements, counting used ones",
      ],
      [
        "dashes that are too short",
        '<path d="M0 0H100000" stroke="#000000" stroke-dasharray="0 0.01"/>',
        '^<path d="M0 0H100000"',
        "this <path> shows 1000001 shapes and dashes",
      ],
    ] as const
  ).map(
    ([what, markup, at, words]): BrokenCase => ({
      what,
      breaks: (content) => content.replace(PALACE, "</svg>", `${markup}</svg>`),
      file: PALACE,
      at,
      rule: "drawing",
      says: [words],
    }),
  ),
];
