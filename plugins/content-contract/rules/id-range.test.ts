import type { Unit } from "../../../content/types";
import { type ContentCopy, testBroken } from "../testing/broken-content";

/** Gives a character another id in its record and in every list. */
function renumber(content: ContentCopy, record: string, from: number, to: number, lists: string[]) {
  content.edit(`characters/${record}.json`, { id: to });
  for (const list of lists) {
    const owner = content.record<{ list: number[]; leader?: number }>(list);
    content.edit(list, {
      list: owner.list.map((id) => (id === from ? to : id)),
      leader: owner.leader === from ? to : owner.leader,
    });
  }
}

testBroken([
  {
    what: "a figure has the id of an idol",
    breaks: (content) => {
      renumber(content, "anzu", 301, 60, ["units/other.json"]);
      content.replace("other-characters/anzu.json", '"301"', '"60"');
    },
    file: "characters/anzu.json",
    at: '"id": ^60',
    rule: "id-range",
    says: ["not one of the ids of unit other", "allowed: 31, 32, 86, 301 to 309"],
  },
  {
    what: "a later record has the id of an audition record",
    breaks: (content) => {
      renumber(content, "taki_ibuki", 10082, 60, ["units/akatsuki.json"]);
      content.replace("characters/taki_ibuki.json", '"times": "",', "");
      content.delete("characters/taki_ibuki.4piece.json");
      renumber(content, "taki_ibuki", 60, 82, ["units/akatsuki.json"]);
      const { list } = content.record<Unit>("units/4piece.json");
      content.edit("units/4piece.json", { list: list.filter((id) => id !== 82) });
    },
    file: "characters/taki_ibuki.json",
    at: '"id": ^82',
    rule: "id-range",
    says: ["reserved for unit 4piece, but the unit is akatsuki", "and 10082"],
  },
]);
