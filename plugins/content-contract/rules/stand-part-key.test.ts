import { testBroken } from "../testing/broken-content";

testBroken([
  {
    what: "a part is listed twice",
    breaks: (content) =>
      content.replace(
        "stand-parts/flowers.json",
        '"parts": [',
        '"parts": [{ "key": "peonies", "title": "First" },',
      ),
    file: "stand-parts/flowers.json",
    at: '"key": ^"peonies",\n      "title": "Peonies"',
    rule: "stand-part-key",
    says: ['item 3 has the key "peonies", which item 1 has too'],
  },
]);
