import type { BrokenCase } from "../../testing/broken-content";

export const cases: BrokenCase[] = [
  {
    what: "a part is listed twice",
    breaks: (content) =>
      content.replace(
        "stand-parts/flowers.json",
        '"parts": [',
        '"parts": [{ "key": "lilies", "title": "First" },',
      ),
    file: "stand-parts/flowers.json",
    at: '"key": ^"lilies",\n      "title": "Lilies"',
    rule: "stand-part-key",
    says: ['item 3 has the key "lilies", which item 1 has too'],
  },
];
