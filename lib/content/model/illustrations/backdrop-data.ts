export const COLOR_LIST = {
  pattern: /^#[\da-f]{6}(?: #[\da-f]{6})*$/,
  words: "one colour or more as #rrggbb, with a space between",
};

const oneOf = (...values: string[]) => ({
  pattern: new RegExp(`^(?:${values.join("|")})$`),
  words:
    values.length > 1 ? `${values.slice(0, -1).join(", ")} or ${values.at(-1)}` : `${values[0]}`,
});

/** Names of drawings; rule `shown-drawing` checks that they exist. */
const names = (words: string, furtherNames: string) => ({
  pattern: new RegExp(`^[a-z\\d-]+${furtherNames}$`),
  words,
});

/** Attributes of a backdrop's root, read by the pictures that show the backdrop. */
export const BACKDROP_DATA = {
  "data-rays": {
    pattern: /^(?:straight|uneven|swirl|stepped) [1-9]\d?$/,
    words: "straight, uneven, swirl or stepped, and how many rays, 1 to 99",
  },
  "data-edge": names("the name of a drawing in content/art/halos", ""),
  "data-halftone": oneOf("bottom", "left", "right", "top"),
  "data-lettering": oneOf("masthead", "spine", "band", "badge"),
  "data-confetti": names(
    "one name or more of drawings in content/art/confetti",
    "(?: [a-z\\d-]+)*",
  ),
  "data-spots": COLOR_LIST,
};

const N = String.raw`-?\d+(?:\.\d+)?`;
/** A percentage of the frame; may exceed it. */
const PERCENT = String.raw`-?1?\d?\d(?:\.\d+)?%`;
/** A share of the frame, or a distance from the middle of the halo. */
const PLACE = String.raw`(?:${PERCENT}|-?1?\d{1,3}(?:\.\d+)?)`;
/** A line that a layer keeps: one place, or the smaller of two. */
const LINE = `(?:${PLACE}|min\\(${PLACE},${PLACE}\\))`;
/** Distance between repetitions over a frame; a tiny one would repeat thousands of times. */
const STEP = String.raw`(?:[4-9]\d|[1-9]\d{2,})(?:\.\d+)?`;

const form = (pattern: string, words: string) => ({ pattern: new RegExp(`^${pattern}$`), words });
const number = form(N, "a number");
const range = form(`${N} ${N}`, "two numbers, the smaller first");
const lines = form(
  `${LINE}(?: ${LINE})*`,
  "lines that the layer keeps: distances from the middle of the halo, or shares of the frame such as 50%",
);
const step = form(
  `${STEP}(?: (?:cut|scale|space))?`,
  "the length of one repetition, 40 or more, then if wanted cut, scale or space",
);

/** Placement of a backdrop's layers in pictures of other shapes (docs/backdrops.md). */
export const BACKDROP_PLACING = {
  "data-x": lines,
  "data-foot-x": lines,
  "data-y": lines,
  "data-reach": form(`${N}%`, "a share of the frame's width, such as 42%"),
  "data-below": number,
  "data-mirror": oneOf("frame"),
  "data-turn": form(
    `(?:${N} ${N}|#[a-z][a-z\\d-]*)`,
    "two numbers, or # and the id of a layer before",
  ),
  "data-scale": range,
  "data-scatter": form(
    `\\d{1,2} ${N} ${PERCENT}`,
    "how many (99 at most), how far apart, and down to where, such as 9 126 66%",
  ),
  "data-repeat-x": step,
  "data-repeat-y": step,
  "data-spill": number,
  "data-rise": number,
  "data-sag": number,
  "data-drop": range,
  "data-ring": form(`\\d{1,2} ${N}`, "how many (99 at most), and how far from the middle"),
  "data-strokes": form(
    `\\d{1,3}(?: ${N}){4}`,
    "how many (999 at most), where they begin, two ends, degrees",
  ),
  "data-grid": form(`${STEP} ${STEP}`, "how far apart columns are, and rows, 40 or more each"),
  "data-start": form("-?\\d", "the number of the first row and column, -9 to 9"),
  "data-over": form("-?\\d{1,3}(?:\\.\\d+)?", "a number, 999 at most"),
  "data-floor": form(PERCENT, "a share of the frame's height, such as 78%"),
  "data-brick": number,
  "data-zigzag": number,
  "data-order": oneOf("turns", "chequer", "lot"),
  "data-chance": form("0?\\.\\d+", "a number between 0 and 1"),
  "data-near": form(
    `${N}% ${N}%(?: ${N})?(?:, ${N}% ${N}%(?: ${N})?)*`,
    "points of the frame such as 0% 52%, with commas between",
  ),
  "data-radius": range,
  "data-clear": number,
  "data-quarters": form(`${N} ${N}`, "the two numbers of a point"),
};
