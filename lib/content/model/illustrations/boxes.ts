interface AttributeForm {
  readonly pattern: RegExp;
  readonly words: string;
}

/** Elements of a drawing that words or pictures of a record replace, by their ids. */
export interface Boxes {
  /** Sets of ids: a drawing must have all of one of them. */
  readonly enough: readonly (readonly string[])[];
  /** Purpose of the boxes and their notation, as words for messages. */
  readonly takes: string;
  readonly allowed: string;
  /** `data-` attributes of boxes. */
  readonly says: Readonly<Record<string, AttributeForm>>;
}

const number = (words: string): AttributeForm => ({ pattern: /^-?[\d.]+$/, words });
const flag: AttributeForm = { pattern: /^yes$/, words: "yes, or leave it out" };
const oneOrMore = (names: string, words: string): AttributeForm => ({
  pattern: new RegExp(`^(?:${names})(?: (?:${names}))*$`),
  words,
});

const LETTERING = {
  "data-shadow": {
    pattern: /^(?:none|-?[\d.]+ -?[\d.]+(?: #[\da-f]{6})?)$/,
    words: "none, or how far right and down it lies and its colour, such as 4 9 #17131c",
  },
  "data-weight": { pattern: /^(?:500|700|800|900)$/, words: "500, 700, 800 or 900" },
  "data-tracking": number("the space between letters"),
} satisfies Record<string, AttributeForm>;

export const NAME_BOXES: Boxes = {
  enough: [["name"], ["line-1", "line-2"], ["letter-1"]],
  takes: "a lettered name",
  allowed:
    '<rect id="name" …/>, or two with the ids line-1 and line-2, or one for each letter: letter-1, letter-2, …',
  says: LETTERING,
};

/** The boxes of a sleeve, in which words and pictures of an album stand (docs/drawings.md). */
export const SLEEVE_BOXES: Boxes = {
  enough: [["title"], ["line"]],
  takes: "a lettered title",
  allowed: '<rect id="title" …/>, or <rect id="line" …/> for all of it',
  says: {
    ...LETTERING,
    "data-size": number("the largest size of the letters"),
    "data-lines": { pattern: /^[1-6]$/, words: "the most lines, 1 to 6" },
    "data-align": { pattern: /^(?:start|middle|end)$/, words: "start, middle or end" },
    "data-upright": flag,
    "data-narrow": flag,
    "data-halo": {
      pattern: /^-?[\d.]+ -?[\d.]+ [\d.]+$/,
      words: "the middle and the radius of the halo, such as 600 600 420",
    },
    "data-shows": oneOrMore(
      "rays|dots|motif|confetti|halo",
      "one or more of rays, dots, motif, confetti and halo, with a space between",
    ),
  },
};
