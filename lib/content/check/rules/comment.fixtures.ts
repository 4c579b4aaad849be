import type { BrokenCase } from "../../testing/broken-content";
import type { EditableContent } from "../../testing/editable-content";
import { addUnit } from "../../testing/new-records";

const YUTA = "characters/aoi_yuta.json";
const WATARU = "characters/hibiki_wataru.json";

/** Makes a unit whose records have a comment, of which Wataru’s is another. */
const inAlkaloid = (comment: string | undefined) => (content: EditableContent) => {
  addUnit(content, "alkaloid", ["fushimi_yuzuru", "hibiki_wataru"]);
  content.edit("characters/fushimi_yuzuru.json", {
    comment: "Koutaro Hashimoto’s message about the role is published by the game, and not here.",
  });
  content.edit(WATARU, { comment });
};

export const cases: BrokenCase[] = [
  {
    what: "a record of alkaloid without comment",
    breaks: inAlkaloid(undefined),
    file: WATARU,
    rule: "comment",
    says: ["comment is missing"],
  },
  {
    what: "a comment on a record of another unit",
    breaks: (content) =>
      content.edit(YUTA, { comment: "Yuta has left a message, which is not reproduced here." }),
    file: YUTA,
    at: '^"comment"',
    rule: "comment",
    says: ["a character of unit 2wink has no comment", "alkaloid and crazyb only"],
  },
  {
    what: "a comment that does not name the actor",
    breaks: inAlkaloid("The voice actor has left a message, which is not reproduced here."),
    file: WATARU,
    at: '"comment": ^"The voice',
    rule: "comment",
    says: ["comment does not name the voice actor"],
  },
];
