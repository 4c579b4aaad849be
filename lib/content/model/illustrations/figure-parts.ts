/** Groups of a part. Parts of a head are laid over one another in one coordinate space (docs/drawings.md). */
const groups = (needed: readonly string[], optional: readonly string[] = []) => ({
  groups: { needed, optional },
});

/** Points of the head where the parts of a haircut meet, as path data. */
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

/** Kinds of illustration that a head is composed of, by folder in `content/art`. */
export const FIGURE_PARTS = {
  "hair/styles": {
    noun: "the hair round a face, as a whole",
    title: "HairstyleName",
    sheets: { "": "60 60 880 900" },
    outlines: true,
    ...groups(["before"], ["behind"]),
  },
  "hair/caps": {
    noun: "the top of the hair",
    title: "CapName",
    sheets: { "": "140 100 680 440" },
    outlines: true,
    ...groups(["cap"]),
  },
  "hair/sides": {
    noun: "the hair beside a face",
    title: "SidesName",
    sheets: { "": "140 380 680 500" },
    outlines: true,
    ends: { left: [from(LEFT_TEMPLE)], right: [to(RIGHT_TEMPLE)] },
    ...groups(["left", "right"]),
  },
  "hair/fringes": {
    noun: "the hair over a forehead",
    title: "FringeName",
    sheets: { "": "280 240 500 460" },
    outlines: true,
    ends: { fringe: [from(RIGHT_TEMPLE), to(LEFT_TEMPLE)] },
    ...groups(["fringe"], ["partings"]),
  },
  "hair/backs": {
    noun: "the hair behind a neck",
    title: "BackhairName",
    sheets: { "": "-80 120 1080 1300" },
    outlines: true,
    data: {
      "data-length": { pattern: /^(?:short|long)$/, words: "short or long" },
    },
    ...groups(["behind"], ["before", "strands", "tie"]),
  },
  "hair/ahoges": {
    noun: "loose hair at the crown",
    title: "AhogeName",
    sheets: { "": "380 80 300 160" },
    outlines: true,
    ...groups(["ahoge"]),
  },
  "hair/braids": {
    noun: "a braid",
    title: "BraidName",
    sheets: { "": "120 560 320 760" },
    data: {
      "data-over": { pattern: /^(?:costume|face)$/, words: "costume or face" },
    },
  },
  "hair/streaks": {
    noun: "where a second colour of hair lies",
    title: "StreakName",
    sheets: { "": "-80 120 1080 1400" },
    data: {
      "data-about": { pattern: /^(?:skull|face)$/, words: "skull or face" },
    },
    ...groups([], ["before", "behind", "behind-long"]),
  },
  "faces/heads": {
    noun: "the shape of a face",
    title: "HeadName",
    sheets: { "": "200 180 560 800" },
    ...groups(["neck", "ear", "face", "nose"]),
  },
  "faces/eyes": {
    noun: "a pair of eyes",
    title: "EyesName",
    sheets: { "": "350 460 370 170" },
    ...groups(["eyes"], ["lights", "stars", "lashes"]),
  },
  "faces/brows": {
    noun: "a pair of brows",
    title: "BrowsName",
    sheets: { "": "360 390 350 130" },
  },
  "faces/mouths": {
    noun: "a mouth",
    title: "MouthName",
    sheets: { "": "500 610 170 150" },
  },
  "faces/marks": {
    noun: "a small mark on the skin",
    title: "SkinmarkName",
    sheets: { "": "340 560 380 190" },
  },
  "faces/signs": {
    noun: "a sign of a feeling beside a head",
    title: "SignName",
    // Round (0, 0), which stands at `data-at` of the head.
    sheets: { "": "-120 -120 240 240" },
    data: {
      "data-at": {
        pattern: /^-?\d{1,3} -?\d{1,3}$/,
        words: "a point of the head, such as 720 380",
      },
    },
  },
  "faces/glasses": {
    noun: "a pair of glasses",
    title: "GlassesName",
    sheets: { "": "270 480 440 140" },
    ...groups(["frame"], ["side-piece"]),
  },
  "faces/ornaments": {
    noun: "what is worn in the hair or at the ear",
    title: "OrnamentName",
    sheets: { "": "190 170 600 560" },
    data: { "data-on": { pattern: /^(?:hair|ear)$/, words: "hair or ear" } },
  },
} as const;
