import type { BrokenCase, ValidCase } from "../../testing/broken-content";

const BACKDROP = "art/backdrops/wings.svg";
const FRAME = "art/frames/group-wide.svg";

export const cases: BrokenCase[] = [
  {
    what: "a frame is deleted",
    breaks: (content) => content.delete(FRAME),
    file: FRAME,
    rule: "shown-drawing",
    says: ["the file is missing: pictures show what a picture is framed with of this name"],
  },
  {
    what: "a frame gets another name",
    breaks: (content) => {
      content.write("art/frames/group-wied.svg", content.read(FRAME));
      content.delete(FRAME);
    },
    file: FRAME,
    rule: "shown-drawing",
    says: ["did you mean content/art/frames/group-wied.svg?"],
  },
  {
    what: "a backdrop names an edge without a drawing",
    breaks: (content) => content.replace(BACKDROP, /data-edge="\w+"/, 'data-edge="brust"'),
    file: BACKDROP,
    at: '^data-edge="brust"',
    rule: "shown-drawing",
    says: ['data-edge names "brust"', 'did you mean "burst"?'],
  },
  {
    what: "a backdrop names confetti without a drawing",
    breaks: (content) =>
      content.replace(BACKDROP, /data-confetti="[^"]+"/, 'data-confetti="star feather"'),
    file: BACKDROP,
    at: '^data-confetti="star feather"',
    rule: "shown-drawing",
    says: ['data-confetti names "feather"', "content/art/confetti/feather.svg"],
  },
];

export const valid: ValidCase[] = [
  {
    what: "a backdrop with a new edge",
    changes: (content) => {
      content.write("art/halos/thorns.svg", content.read("art/halos/burst.svg"));
      content.replace(BACKDROP, /data-edge="\w+"/, 'data-edge="thorns"');
    },
  },
];
