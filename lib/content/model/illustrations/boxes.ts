interface Said {
  readonly pattern: RegExp;
  readonly words: string;
}

/** Elements of a drawing whose ids say which words or pictures of a record take their place. */
export interface Boxes {
  /** Ids of boxes; each row is enough. */
  readonly enough: readonly (readonly string[])[];
  /** What they take, and how the rows are written. */
  readonly takes: string;
  readonly allowed: string;
  /** What they say besides the attributes of their elements. */
  readonly says: Readonly<Record<string, Said>>;
}

const LETTERING = {
  "data-shadow": {
    pattern: /^(?:none|-?[\d.]+ -?[\d.]+(?: #[\da-f]{6})?)$/,
    words: "none, or how far right and down it lies and its colour, such as 4 9 #17131c",
  },
  "data-weight": { pattern: /^(?:500|700|800|900)$/, words: "500, 700, 800 or 900" },
  "data-tracking": { pattern: /^-?[\d.]+$/, words: "the space between letters" },
} satisfies Record<string, Said>;

/** The boxes of a mark, in which a name is lettered. */
export const NAME_BOXES: Boxes = {
  enough: [["name"], ["line-1", "line-2"], ["letter-1"]],
  takes: "a lettered name",
  allowed:
    '<rect id="name" …/>, or two with the ids line-1 and line-2, or one for each letter: letter-1, letter-2, …',
  says: LETTERING,
};
