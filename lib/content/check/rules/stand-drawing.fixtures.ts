import type { BrokenCase } from "../../testing/broken-content";

const FLOWERS = "stand-parts/flowers.json";

export const cases: BrokenCase[] = [
  {
    what: "a typing mistake in a key",
    breaks: (content) => content.replace(FLOWERS, '"key": "roses"', '"key": "rosse"'),
    file: FLOWERS,
    at: '"key": ^"rosse"',
    rule: "stand-drawing",
    says: ["there is no drawing content/stand-parts/flowers/rosse.svg", 'did you mean "roses"?'],
    also: [
      {
        file: "stand-parts/flowers/roses.svg",
        rule: "stand-drawing",
        says: ['no part in content/stand-parts/flowers.json has the key "roses"'],
      },
    ],
  },
  {
    what: "a part that is not drawn",
    breaks: (content) => content.delete("stand-parts/stickers/star.svg"),
    file: "stand-parts/stickers.json",
    at: '"key": ^"star"',
    rule: "stand-drawing",
    says: ["there is no drawing content/stand-parts/stickers/star.svg"],
  },
  {
    what: "a drawing of no part",
    breaks: (content) =>
      content.write(
        "stand-parts/flowers/thistles.svg",
        content.read("stand-parts/flowers/roses.svg"),
      ),
    file: "stand-parts/flowers/thistles.svg",
    rule: "stand-drawing",
    says: ['no part in content/stand-parts/flowers.json has the key "thistles"'],
  },
  {
    what: "a drawing in a folder that does not exist",
    breaks: (content) =>
      content.write("stand-parts/flower/roses.svg", content.read("stand-parts/flowers/roses.svg")),
    file: "stand-parts/flower/roses.svg",
    rule: "stand-drawing",
    says: ["there is no list flower.json", "did you mean content/stand-parts/flowers/roses.svg?"],
  },
];
