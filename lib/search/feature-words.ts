import words from "./words-for-features.json";

/*
 * Words for visual features of characters. They are part of the browser's code; the index has only the features'
 * owners, by label (looks.ts).
 */

export interface ColourWord {
  readonly name: string;
  /** Words for hair of this colour only; the first is shown. */
  readonly ofHair?: readonly string[];
  readonly also: readonly string[];
  /** Chinese and Japanese words, before "hair" or "eyes". */
  readonly han: readonly string[];
}

export type ColourName = keyof typeof words.colours;
export type Coloured = keyof typeof words.coloured;
export type FeatureWord = keyof typeof words.features;

export const COLOUR_WORDS = Object.entries<Omit<ColourWord, "name">>(words.colours).map(
  ([name, word]) => ({ name: name as ColourName, ...word }),
);

/** Words for the greatest or least value of a fact. */
export type ExtremeWord = keyof typeof words.extremes;

export function colourLabel(what: Coloured, word: ColourWord): string {
  return `${what}: ${(what === "hair" && word.ofHair?.[0]) || word.name}`;
}

/** All visual features by label, with their names. */
export function featureNames(): Map<string, readonly string[]> {
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
  return new Map([...coloured, ...Object.entries({ ...words.features, ...words.extremes })]);
}

const colourInHan = (sign: string, noun: string): string[] =>
  noun === "色"
    ? [sign + noun]
    : [sign + noun, `${sign}色${noun}`, `${sign}色的${noun}`, `${sign}い${noun}`];
