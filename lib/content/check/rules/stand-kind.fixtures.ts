import type { BrokenCase } from "../../testing/broken-content";

export const cases: BrokenCase[] = [
  {
    what: "a list says that it is of another kind",
    breaks: (content) =>
      content.replace("stand-parts/flowers.json", '"kind": "flower"', '"kind": "sticker"'),
    file: "stand-parts/flowers.json",
    at: '"kind": ^"sticker"',
    rule: "stand-kind",
    says: ['kind is "sticker", but the file is called flowers.json', 'did you mean "flower"?'],
  },
  {
    what: "a list under another name",
    breaks: (content) => content.rename("stand-parts/flowers.json", "stand-parts/flower.json"),
    file: "stand-parts/flower.json",
    at: '"kind": ^"flower"',
    rule: "stand-kind",
    says: ["the file is called flower.json", "allowed: a file called flowers.json"],
  },
  {
    what: "a second list of one kind",
    breaks: (content) =>
      content.write("stand-parts/more.json", content.read("stand-parts/stickers.json")),
    file: "stand-parts/more.json",
    at: '"kind": ^"sticker"',
    rule: "stand-kind",
    says: ["the file is called more.json", "a file called stickers.json"],
  },
  {
    what: "an unknown kind",
    breaks: (content) =>
      content.replace("stand-parts/stickers.json", '"kind": "sticker"', '"kind": "stiker"'),
    file: "stand-parts/stickers.json",
    at: '"kind": ^"stiker"',
    rule: "choice",
    says: ['did you mean "sticker"?'],
  },
  {
    what: "the list of a kind is deleted, and with it its drawings",
    breaks: (content) => {
      for (const { key } of content.record<{ parts: { key: string }[] }>(
        "stand-parts/backdrops.json",
      ).parts) {
        content.delete(`stand-parts/backdrops/${key}.svg`);
      }
      content.delete("stand-parts/backdrops.json");
    },
    file: "stand-parts/backdrops.json",
    rule: "stand-kind",
    says: ['there must be a list of parts of the kind "backdrop"'],
  },
];
