import type { BrokenCase } from "../../testing/broken-content";

export const cases: BrokenCase[] = [
  {
    what: "a figure without a display record",
    breaks: (content) => content.delete("other-characters/leon.json"),
    file: "characters/leon.json",
    at: '"cname": ^"leon"',
    rule: "other-character",
    says: ["the figure has no file content/other-characters/leon.json"],
  },
  {
    what: "a display record of an idol",
    breaks: (content) => {
      const copy = "other-characters/tenshouin_eichi.json";
      content.write(copy, content.read("other-characters/leon.json"));
      content.edit(copy, { id: "22", name: "tenshouin_eichi" });
    },
    file: "other-characters/tenshouin_eichi.json",
    at: '"name": ^"tenshouin_eichi"',
    rule: "other-character",
    says: ["unit other has no figure of that slug"],
  },
  {
    what: "a display record with the id of another figure",
    breaks: (content) => content.replace("other-characters/leon.json", '"308"', '"309"'),
    file: "other-characters/leon.json",
    at: '"id": ^"309"',
    rule: "other-character",
    says: ["leon.json has the id 308", 'did you mean "308"?'],
  },
];
