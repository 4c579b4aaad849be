import type { BrokenCase } from "../../testing/broken-content";

const FILE = "exhibits/tea-at-the-curtain-call.json";
const place = { x: 450, y: 600, turn: 0, zoom: 100 };

export const cases: BrokenCase[] = [
  {
    what: "no layer of the kind stand",
    breaks: (content) =>
      content.edit(FILE, { "stand.layers.0": { kind: "flower", part: "roses", ...place } }),
    file: FILE,
    at: '"layers": ^[',
    rule: "exhibit-stand",
    says: ["no layer is a stand", "exactly one stand"],
  },
  {
    what: "two stands",
    breaks: (content) =>
      content.edit(FILE, { "stand.layers.1": { kind: "stand", part: "easel", ...place } }),
    file: FILE,
    at: '"kind": ^"stand",\n        "part": "easel"',
    rule: "exhibit-stand",
    says: ["stand.layers, item 2 is a second stand, after item 1"],
  },
  {
    what: "a visitor’s own picture",
    breaks: (content) =>
      content.edit(FILE, {
        "stand.layers.1": { kind: "own", own: "abcdefgh", shape: "card", ...place },
      }),
    file: FILE,
    at: '"kind": ^"own"',
    rule: "exhibit-stand",
    says: ["never leaves a device", 'did you mean "poster"?'],
  },
  {
    what: "a message of too many lines",
    breaks: (content) => content.replace(FILE, "祝・満員御礼\\n", "A\\nB\\nC\\nD\\n"),
    file: FILE,
    at: '"text": ^"A',
    rule: "exhibit-stand",
    says: ["up to 4 lines and 80 characters"],
  },
  {
    what: "a layer of an unknown kind",
    breaks: (content) => content.edit(FILE, { "stand.layers.2.kind": "postr" }),
    file: FILE,
    at: '"kind": ^"postr"',
    rule: "choice",
    says: ['did you mean "poster"?'],
  },
  {
    what: "a layer outside of the scene",
    breaks: (content) => content.edit(FILE, { "stand.layers.1.x": 901 }),
    file: FILE,
    at: '"x": ^901',
    rule: "range",
    says: ["900"],
  },
  {
    what: "a straight quotation mark in a message",
    breaks: (content) => content.replace(FILE, "To the whole court", "It's for the court"),
    file: FILE,
    at: '"text": ^"祝',
    rule: "plain-text",
    says: ["a straight quotation mark"],
  },
  {
    what: "a faulty part, which is not a fault of the exhibits with it",
    breaks: (content) =>
      content.replace("stand-parts/flowers.json", '"key": "lilies"', '"key": "Lilies"'),
    file: "stand-parts/flowers.json",
    at: '"key": ^"Lilies"',
    rule: "form",
    says: ["Lilies"],
  },
];
