import words from "./words-for-sights.json";

/*
 * How one asks for what is seen of a character. The browser knows these words; the index only says of whom they
 * are true, by the label (looks.ts).
 */

/** A colour as it is asked for. */
export interface ColourWord {
  readonly name: string;
  /** What it is called of hair alone, which then needs no word for hair; the first of them is shown. */
  readonly ofHair?: readonly string[];
  /** What else it is called in English. */
  readonly also: readonly string[];
  /** What it is called in Chinese and Japanese, in front of "hair" or "eyes". */
  readonly han: readonly string[];
}

export type ColourName = keyof typeof words.colours;
/** What has a colour. */
export type Coloured = keyof typeof words.coloured;
/** Whatever else is seen. */
export type SightWord = keyof typeof words.sights;

export const COLOUR_WORDS = Object.entries<Omit<ColourWord, "name">>(words.colours).map(
  ([name, word]) => ({ name: name as ColourName, ...word }),
);

/** Who has the most or the least of something. */
export type ExtremeWord = keyof typeof words.extremes;

/** What is said of who has something of a colour, such as `hair: grey`. */
export function colourLabel(what: Coloured, word: ColourWord): string {
  return `${what}: ${(what === "hair" && word.ofHair?.[0]) || word.name}`;
}

/** All that is seen, by its label, with how it is asked for. */
export function sightNames(): Map<string, readonly string[]> {
  const coloured: [string, readonly string[]][] = Object.entries(words.coloured).flatMap(
    ([what, { nouns, han }]) =>
      COLOUR_WORDS.map((word): [string, string[]] => [
        colourLabel(what as Coloured, word),
        [
          ...(what === "hair" ? (word.ofHair ?? []).filter((name) => name !== word.name) : []),
          ...[word.name, ...(word.ofHair ?? []), ...word.also].flatMap((name) =>
            nouns.map((noun) => `${name} ${noun}`),
          ),
          ...word.han.flatMap((sign) => han.flatMap((noun) => colourInHan(sign, noun))),
        ],
      ]),
  );
  return new Map([...coloured, ...Object.entries({ ...words.sights, ...words.extremes })]);
}

const colourInHan = (sign: string, noun: string): string[] =>
  noun === "色"
    ? [sign + noun]
    : [sign + noun, `${sign}色${noun}`, `${sign}色的${noun}`, `${sign}い${noun}`];
