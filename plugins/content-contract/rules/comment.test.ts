import { testBroken } from "../testing/broken-content";

testBroken([
  {
    what: "a record of alkaloid without comment",
    breaks: (content) => content.edit("characters/amagi_hiiro.json", { comment: undefined }),
    file: "characters/amagi_hiiro.json",
    rule: "comment",
    says: ["comment is missing"],
  },
  {
    what: "a comment on a record of another unit",
    breaks: (content) =>
      content.edit("characters/aoi_yuta.json", {
        comment: "Yuta has left a message, which is not reproduced here.",
      }),
    file: "characters/aoi_yuta.json",
    at: '^"comment"',
    rule: "comment",
    says: ["a character of unit 2wink has no comment", "alkaloid and crazyb only"],
  },
  {
    what: "a comment that does not name the actor",
    breaks: (content) =>
      content.edit("characters/amagi_rinne.json", {
        comment: "The voice actor has left a message, which is not reproduced here.",
      }),
    file: "characters/amagi_rinne.json",
    at: '"comment": ^"The voice',
    rule: "comment",
    says: ["comment does not name the voice actor"],
  },
]);
