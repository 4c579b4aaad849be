/** What all parts of a head share: they are laid over one another, in the space of a head (docs/drawings.md). */
const groups = (needed: readonly string[], optional: readonly string[] = []) => ({
  groups: { needed, optional },
  standsFree: true,
});

/** Points of the head where the parts of a cut meet, as path data writes them. */
const RIGHT_TEMPLE = "700 430";
const LEFT_TEMPLE = "338 460";

const from = (point: string) => ({
  pattern: new RegExp(`^M${point}(?!\\d)[^MZz]*$`),
  words: `one open line that begins with M${point}`,
});
const to = (point: string) => ({
  pattern: new RegExp(`^M[^MZz]*(?<!\\d)${point}$`),
  words: `one open line that ends with ${point}`,
});

/** The kinds of illustration that a head is put together from, by their folders in `content/art`. */
export const FIGURE_PARTS = {
  "hair/styles": {
    noun: "the hair round a face, as a whole",
    title: "HairstyleName",
    sheets: { "": "60 60 880 900" },
    outlines: true,
    begin: {
      before:
        "M240 490C210 300 340 180 490 174C640 180 760 300 744 450L700 430Q590 360 480 420L338 460Z",
    },
    ...groups(["before"], ["behind"]),
  },
  "hair/caps": {
    noun: "the top of the hair",
    title: "CapName",
    sheets: { "": "140 100 680 440" },
    outlines: true,
    begin: {
      cap: "M234 410C250 270 370 174 496 174C620 174 730 270 742 380",
    },
    ...groups(["cap"]),
  },
  "hair/sides": {
    noun: "the hair beside a face",
    title: "SidesName",
    sheets: { "": "140 380 680 500" },
    outlines: true,
    ends: { left: [from(LEFT_TEMPLE)], right: [to(RIGHT_TEMPLE)] },
    begin: {
      left: "M338 460Q346 560 322 640Q270 600 232 490",
      right: "M744 440Q760 560 716 600Q704 540 700 430",
    },
    ...groups(["left", "right"]),
  },
  "hair/fringes": {
    noun: "the hair over a forehead",
    title: "FringeName",
    sheets: { "": "280 240 500 460" },
    outlines: true,
    ends: { fringe: [from(RIGHT_TEMPLE), to(LEFT_TEMPLE)] },
    begin: {
      fringe: "M700 430Q690 500 640 520Q560 400 480 510Q400 420 338 460",
    },
    ...groups(["fringe"], ["partings"]),
  },
  "hair/backs": {
    noun: "the hair behind a neck",
    title: "BackhairName",
    sheets: { "": "-80 120 1080 1300" },
    outlines: true,
    data: {
      "data-length": { pattern: /^(?:short|long)$/, words: "short or long", example: "short" },
    },
    begin: {
      behind:
        "M744 440C700 280 600 220 490 220C380 220 280 280 238 440L250 600L322 748H650L738 560Z",
    },
    ...groups(["behind"], ["before", "strands", "tie"]),
  },
  "hair/ahoges": {
    noun: "loose hair at the crown",
    title: "AhogeName",
    sheets: { "": "380 80 300 160" },
    outlines: true,
    begin: {
      ahoge: "M470 200Q440 150 516 140Q520 180 510 200Z",
    },
    ...groups(["ahoge"]),
  },
  "hair/braids": {
    noun: "a braid",
    title: "BraidName",
    sheets: { "": "120 560 320 760" },
    data: {
      "data-over": { pattern: /^(?:costume|face)$/, words: "costume or face", example: "costume" },
    },
    standsFree: true,
  },
  "hair/streaks": {
    noun: "where a second colour of hair lies",
    title: "StreakName",
    sheets: { "": "-80 120 1080 1400" },
    begin: {
      before: "M610 240L652 252L690 620L648 620Z",
    },
    ...groups([], ["before", "behind", "behind-long"]),
  },
  "faces/heads": {
    noun: "the shape of a face",
    title: "HeadName",
    sheets: { "": "200 180 560 800" },
    begin: {
      neck: "M404 640V800L372 900Q500 990 640 900L604 810V690Z",
      ear: "M322 520Q240 470 258 596Q290 660 336 600Z",
      face: "M300 300Q490 160 690 320Q740 520 690 656Q600 800 530 744Q320 640 264 420Z",
      nose: "M604 590Q616 612 580 618Z",
    },
    ...groups(["neck", "ear", "face", "nose"]),
  },
  "faces/eyes": {
    noun: "a pair of eyes",
    title: "EyesName",
    sheets: { "": "350 460 370 170" },
    begin: {
      eyes: "M380 550Q440 480 500 556Q440 600 380 550ZM594 552Q642 476 690 540Q642 596 594 552Z",
    },
    ...groups(["eyes"], ["lights", "stars", "lashes"]),
  },
  "faces/brows": {
    noun: "a pair of brows",
    title: "BrowsName",
    sheets: { "": "360 390 350 130" },
    standsFree: true,
  },
  "faces/mouths": {
    noun: "a mouth",
    title: "MouthName",
    sheets: { "": "500 610 170 150" },
    standsFree: true,
  },
  "faces/marks": {
    noun: "a small mark on the skin",
    title: "SkinmarkName",
    sheets: { "": "340 560 380 190" },
    standsFree: true,
  },
  "faces/glasses": {
    noun: "a pair of glasses",
    title: "GlassesName",
    sheets: { "": "270 480 440 140" },
    begin: {
      frame: "M382 506H508V590H394ZM580 508H692L682 586H592Z",
    },
    ...groups(["frame"], ["side-piece"]),
  },
  "faces/ornaments": {
    noun: "what is worn in the hair or at the ear",
    title: "OrnamentName",
    sheets: { "": "190 170 600 560" },
    standsFree: true,
  },
} as const;
