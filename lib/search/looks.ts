import type { Character, PortraitLook } from "../../content/types";
import { colourDistance } from "./colour-distance";
import { COLOUR_WORDS, type Coloured, colourLabel, type SightWord } from "./sight-words";

/** How near to a typical tone a colour has to be to be called by that word. */
const NEAR = 0.1;

/** How much worse a second colour fits, such as a streak or the other eye. */
const SECOND = 0.02;

/** Typical tones of each colour in hair, eyes and clothes. */
const TONES: Readonly<Record<(typeof COLOUR_WORDS)[number]["name"], readonly string[]>> = {
  black: ["#17131c", "#26242c", "#302833", "#2d3147"],
  grey: ["#b9bcc4", "#9a9ea8", "#c4ccd8", "#4a5468", "#dcdfe6"],
  white: ["#f4f4f4", "#eaf7f6", "#dcdfe6"],
  brown: ["#7a3b24", "#6e4128", "#8a6a45", "#c9a368"],
  yellow: ["#f2c65a", "#f7dc78", "#f9e05a", "#f6dc8c", "#f0b32e"],
  orange: ["#f28a2c", "#d9722e", "#f08340", "#f0955c"],
  red: ["#d53132", "#c4272c", "#9c2a3e", "#b5263a", "#a5234f"],
  pink: ["#f5a3bd", "#ee9fa8", "#f3a0b8", "#eb6ea0"],
  purple: ["#5d3878", "#5a2f5e", "#9a5fd0", "#cbaede", "#7d4f86", "#5b55a8", "#5a4468"],
  blue: ["#2f4f86", "#2d4a86", "#323a66", "#3f7fe0", "#4fa3e6", "#37a9ea"],
  "light blue": ["#9ad6ee", "#8cc4ea", "#bcdcf0", "#a9bfea", "#7fd6d4"],
  green: ["#2e5a46", "#22685e", "#8fd0b5", "#a9d88a", "#46b47c", "#bccfba", "#8fc24a"],
};

type Colours = (character: Character) => (string | undefined)[];

const portrait = ({ look }: Character): PortraitLook | undefined =>
  look.kind === "portrait" ? look : undefined;

const COLOURS_OF: Readonly<Record<Coloured, Colours>> = {
  hair: (one) => [portrait(one)?.hair.color, portrait(one)?.hair.streak?.color],
  eyes: (one) => [portrait(one)?.eyes.color, portrait(one)?.eyes.colorRight],
  colour: ({ color }) => [color],
};

type Sight = (look: PortraitLook, character: Character) => boolean;

const wears =
  (...kinds: string[]): Sight =>
  ({ ornaments }) =>
    ornaments?.some(({ kind }) => kinds.includes(kind)) ?? false;
const hair =
  (...backs: string[]): Sight =>
  (look) =>
    backs.includes(look.hair.back ?? "");
const mark =
  (...names: string[]): Sight =>
  ({ marks }) =>
    marks?.some((name) => names.includes(name)) ?? false;
const plays =
  (instrument: RegExp): Sight =>
  (_look, { profile }) =>
    instrument.test(`${profile.interest} ${profile.stunt}`);

const SIGHTS: Readonly<Record<SightWord, Sight>> = {
  glasses: ({ glasses }) => glasses !== undefined,
  "eyes of two colours": ({ eyes }) => eyes.colorRight !== undefined,
  "long hair": hair("long", "very-long", "long-locks"),
  ponytail: hair("high-tail", "low-tail", "side-tail", "nape-tail"),
  "two colours of hair": (look) => look.hair.streak !== undefined,
  curls: hair("curls", "wavy"),
  earring: wears("stud", "drop", "hoop", "cuffs"),
  "hair pins": wears("pins-left", "pins-right", "cross-left", "cross-right", "star-left"),
  "flower in the hair": wears("flower-left"),
  bandana: wears("bandana", "hairband"),
  headphones: ({ costume }) => costume.neck === "headphones",
  choker: ({ costume }) => costume.neck === "choker",
  medal: ({ costume }) => costume.neck === "medal",
  cape: ({ costume }) => costume.trim?.startsWith("cape") ?? false,
  feather: ({ costume }) => costume.trim === "feather",
  rose: ({ costume }) => costume.trim === "rose",
  mole: mark("mole-left", "mole-right", "moles-right", "mole-mouth"),
  plaster: mark("plaster"),
  fang: ({ mouth }) => mouth === "fang",
  guitar: plays(/guitar/i),
  piano: plays(/piano/i),
  shamisen: plays(/shamisen/i),
};

/** The places of the characters of whom each thing is true that is seen, by its label; the best first. */
export function sightsOf(characters: readonly Character[]): Record<string, number[]> {
  const coloured = Object.entries(COLOURS_OF).flatMap(([what, colours]) =>
    COLOUR_WORDS.map((word): [string, number[]] => [
      colourLabel(what as Coloured, word),
      characters
        .map((one, place) => ({ place, far: distanceTo(TONES[word.name], colours(one)) }))
        .filter(({ far }) => far <= NEAR)
        .toSorted((one, other) => one.far - other.far)
        .map(({ place }) => place),
    ]),
  );
  const things = Object.entries(SIGHTS).map(([label, isSeen]): [string, number[]] => [
    label,
    characters.flatMap((one, place) => {
      const look = portrait(one);
      return look && isSeen(look, one) ? [place] : [];
    }),
  ]);
  return Object.fromEntries([...coloured, ...things].filter(([, members]) => members.length > 0));
}

function distanceTo(tones: readonly string[], colours: readonly (string | undefined)[]): number {
  const distances = colours.flatMap((colour, place) =>
    colour === undefined
      ? []
      : tones.map((tone) => colourDistance(colour, tone) + (place > 0 ? SECOND : 0)),
  );
  return Math.min(...distances);
}
