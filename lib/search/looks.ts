import type { Character, PortraitLook, Unit } from "../../content/types";
import { distanceTo } from "./tones";
import { COLOUR_WORDS, type Coloured, colourLabel, type FeatureWord } from "./feature-words";
import { extremes } from "./extremes";

/** Greatest distance of a colour from a typical tone of a word. */
const MAX_COLOUR_DISTANCE = 0.1;

type Colours = (character: Character) => (string | undefined)[];

const portrait = ({ look }: Character): PortraitLook | undefined =>
  look.kind === "portrait" ? look : undefined;

const COLOURS_OF: Readonly<Record<Coloured, Colours>> = {
  hair: (one) => [portrait(one)?.hair.color, portrait(one)?.hair.streak?.color],
  eyes: (one) => [portrait(one)?.eyes.color, portrait(one)?.eyes.colorRight],
  colour: ({ color }) => [color],
};

type Feature = (look: PortraitLook, character: Character) => boolean;

const wears =
  (...kinds: string[]): Feature =>
  ({ ornaments }) =>
    ornaments?.some(({ kind }) => kinds.includes(kind)) ?? false;
const hasHairBack =
  (...backs: string[]): Feature =>
  (look) =>
    backs.includes(look.hair.back ?? "");
const hasMark =
  (...names: string[]): Feature =>
  ({ marks }) =>
    marks?.some((name) => names.includes(name)) ?? false;
const plays =
  (instrument: RegExp): Feature =>
  (_look, { profile }) =>
    instrument.test(`${profile.interest} ${profile.stunt}`);

const FEATURES: Readonly<Record<FeatureWord, Feature>> = {
  glasses: ({ glasses }) => glasses !== undefined,
  "eyes of two colours": ({ eyes }) => eyes.colorRight !== undefined,
  "long hair": hasHairBack("long", "very-long", "long-locks"),
  ponytail: hasHairBack("high-tail", "low-tail", "side-tail", "nape-tail"),
  "two colours of hair": (look) => look.hair.streak !== undefined,
  curls: hasHairBack("curls", "wavy"),
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
  mole: hasMark("mole-left", "mole-right", "moles-right", "mole-mouth"),
  plaster: hasMark("plaster"),
  fang: ({ mouth }) => mouth === "fang",
  guitar: plays(/guitar/i),
  piano: plays(/piano/i),
  shamisen: plays(/shamisen/i),
  "left-handed": (_look, { profile }) => profile.hand === "left",
};

/** Indexes of the characters and units with each visual feature, by label; best first, characters before units. */
export function featuresOf(
  characters: readonly Character[],
  units: readonly Unit[],
): Record<string, number[]> {
  const coloured = Object.entries(COLOURS_OF).flatMap(([what, colours]) =>
    COLOUR_WORDS.map((word): [string, number[]] => [
      colourLabel(what as Coloured, word),
      [
        ...characters.map(colours),
        ...(what === "colour" ? units.map(({ colors }) => [colors?.color1]) : []),
      ]
        .map((shown, index) => ({ index, distance: distanceTo(word.name, shown) }))
        .filter(({ distance }) => distance <= MAX_COLOUR_DISTANCE)
        .toSorted((one, other) => one.distance - other.distance)
        .map(({ index }) => index),
    ]),
  );
  const things = Object.entries(FEATURES).map(([label, hasFeature]): [string, number[]] => [
    label,
    characters.flatMap((one, index) => {
      const look = portrait(one);
      return look && hasFeature(look, one) ? [index] : [];
    }),
  ]);
  return Object.fromEntries(
    [...coloured, ...things, ...extremes(characters)].filter(([, members]) => members.length > 0),
  );
}

export function visibleColors(character: Character, feature: "hair" | "eyes"): string[] {
  const colours = COLOURS_OF[feature](character);
  return COLOUR_WORDS.filter(({ name }) => distanceTo(name, colours) <= MAX_COLOUR_DISTANCE).map(
    (word) => colourLabel(feature, word).slice(`${feature}: `.length),
  );
}
