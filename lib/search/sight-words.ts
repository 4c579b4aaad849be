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

export const COLOUR_WORDS = [
  { name: "black", also: ["dark"], han: ["黑", "黒"] },
  { name: "grey", also: ["gray", "silver", "ash"], han: ["灰", "銀"] },
  { name: "white", also: [], han: ["白"] },
  { name: "brown", ofHair: ["brown", "brunette"], also: ["chestnut"], han: ["棕", "茶", "褐"] },
  {
    name: "yellow",
    ofHair: ["blond", "blonde"],
    also: ["gold", "golden", "amber"],
    han: ["金", "黃"],
  },
  { name: "orange", also: ["ginger"], han: ["橙", "橘"] },
  { name: "red", also: ["crimson", "scarlet"], han: ["紅", "赤"] },
  { name: "pink", also: ["rose"], han: ["粉", "桃"] },
  { name: "purple", also: ["violet", "lilac", "lavender"], han: ["紫"] },
  { name: "blue", also: ["navy"], han: ["藍", "青"] },
  {
    name: "light blue",
    also: ["sky blue", "aqua", "cyan", "turquoise"],
    han: ["水", "淺藍", "天藍"],
  },
  { name: "green", also: ["emerald", "teal"], han: ["綠", "緑"] },
] as const satisfies readonly ColourWord[];

/** What has a colour, and what it is called behind the colour. */
export const COLOURED = {
  hair: { nouns: ["hair", "haired"], han: ["髮", "頭髮", "髪"] },
  eyes: { nouns: ["eyes", "eye", "eyed"], han: ["眼", "眼睛", "瞳", "目"] },
  colour: { nouns: ["", "colour", "color"], han: ["色"] },
} as const;

export type Coloured = keyof typeof COLOURED;

/** Whatever else is seen, with its words. */
export const SIGHT_WORDS = {
  glasses: ["glasses", "spectacles", "megane", "眼鏡", "めがね"],
  "eyes of two colours": ["heterochromia", "odd eyes", "different eyes", "異色瞳", "オッドアイ"],
  "long hair": ["long hair", "long", "long haired", "長髮", "長髪"],
  ponytail: ["ponytail", "馬尾", "ポニーテール"],
  "two colours of hair": ["two tone hair", "streak", "streaks", "挑染", "メッシュ"],
  curls: ["curly hair", "curls", "捲髮"],
  earring: ["earring", "earrings", "piercing", "piercings", "耳環", "耳釘", "ピアス"],
  "hair pins": ["hair pin", "hair pins", "hair clip", "hair clips", "髮夾", "ヘアピン"],
  "flower in the hair": ["hair flower", "flower in hair", "髮花"],
  bandana: ["bandana", "headband", "頭巾", "バンダナ"],
  headphones: ["headphones", "耳機", "ヘッドホン"],
  choker: ["choker", "頸圈", "チョーカー"],
  medal: ["medal", "獎牌"],
  cape: ["cape", "披風", "マント"],
  feather: ["feather", "羽毛"],
  rose: ["rose flower", "roses", "玫瑰", "バラ"],
  mole: ["mole", "beauty mark", "淚痣", "痣", "ほくろ"],
  plaster: ["plaster", "bandaid", "band aid", "絆創膏"],
  fang: ["fang", "fangs", "虎牙", "八重歯"],
  guitar: ["guitar", "guitarist", "吉他", "ギター"],
  piano: ["piano", "pianist", "鋼琴", "ピアノ"],
  shamisen: ["shamisen", "三味線"],
  "left-handed": ["left handed", "left hand", "lefty", "左利き", "左撇子"],
} as const;

export type SightWord = keyof typeof SIGHT_WORDS;

/** What is said of who has something of a colour, such as `hair: grey`. */
export function colourLabel(what: Coloured, word: ColourWord): string {
  return `${what}: ${(what === "hair" && word.ofHair?.[0]) || word.name}`;
}

/** All that is seen, by its label, with how it is asked for. */
export function sightNames(): Map<string, readonly string[]> {
  const coloured: [string, readonly string[]][] = Object.entries(COLOURED).flatMap(
    ([what, { nouns, han }]) =>
      COLOUR_WORDS.map((word: ColourWord): [string, string[]] => [
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
  return new Map([...coloured, ...Object.entries(SIGHT_WORDS)]);
}

const colourInHan = (sign: string, noun: string): string[] =>
  noun === "色"
    ? [sign + noun]
    : [sign + noun, `${sign}色${noun}`, `${sign}色的${noun}`, `${sign}い${noun}`];
