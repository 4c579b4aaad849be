import type { Character } from "../../../content/types";
import { testBroken } from "../testing/broken-content";

const EICHI = "characters/tenshouin_eichi.json";

testBroken([
  {
    what: "a character names a club that does not exist",
    breaks: (content) => content.replace(EICHI, '"Sports"', '"Sprots"'),
    file: EICHI,
    at: '^"Sprots"',
    rule: "club-list",
    says: ["there is no file content/clubs/Sprots.json", 'did you mean "Sports"?'],
  },
  {
    what: "a character names another club in place of the one that lists him",
    breaks: (content) => content.replace(EICHI, '"Sports"', '"Theater"'),
    file: EICHI,
    at: '^"Theater"',
    rule: "club-list",
    says: ["clubs/Theater.json does not list 22", 'did you mean "Sports"?'],
  },
  {
    what: "a character does not name a club that lists him",
    breaks: (content) =>
      content.edit(EICHI, { circle: content.record<Character>(EICHI).circle.slice(1) }),
    file: "clubs/Sports.json",
    at: "    ^22,",
    rule: "club-list",
    says: ["item 1 is 22", 'tenshouin_eichi.json does not name "Sports" in circle'],
  },
  {
    what: "a member is taken out of a club's list",
    breaks: (content) => content.replace("clubs/Sports.json", "    22,\n", ""),
    file: EICHI,
    at: '^"Sports"',
    rule: "club-list",
    says: ["clubs/Sports.json does not list 22"],
  },
  {
    what: "a club lists nobody in place of a member",
    breaks: (content) => content.replace("clubs/Sports.json", "    22,", "    60,"),
    file: "clubs/Sports.json",
    at: "    ^60,",
    rule: "club-list",
    says: ["there is no character with that id", "did you mean 22 (tenshouin_eichi)?"],
  },
  {
    what: "a club lists somebody else in place of a member",
    breaks: (content) => content.replace("clubs/Sports.json", "    22,", "    4,"),
    file: "clubs/Sports.json",
    at: "    ^4,",
    rule: "club-list",
    says: ["aoi_hinata.json does not name", "did you mean 22 (tenshouin_eichi)?"],
  },
  {
    what: "a club lists somebody more",
    breaks: (content) => content.replace("clubs/Sports.json", "    22,", "    22,\n    4,"),
    file: "clubs/Sports.json",
    at: "    ^4,",
    rule: "club-list",
    says: ["item 2 is 4", "aoi_hinata.json does not name"],
  },
  {
    what: "a club's file is deleted",
    breaks: (content) => content.delete("clubs/Sports.json"),
    file: "characters/akehoshi_subaru.json",
    at: '^"Sports"',
    rule: "club-list",
    says: ["there is no file content/clubs/Sports.json", "tenshouin_eichi.json name it too"],
  },
]);
