type Kind = keyof typeof import("./readers").READERS;

/** What has been read, by what it was read from. */
export type KnownReadings = Readonly<Record<Kind, Readonly<Record<string, string>>>>;

const HAN = /\p{Script=Han}/gu;

/** A pair of Han characters. */
const PAIR = /../gsu;

/** Reads names for the index. What is known is not read again, and the dictionaries only load for what is new. */
export class Readings {
  readonly #known: KnownReadings | undefined;
  readonly #read: Record<Kind, Record<string, string>> = { pinyin: {}, han: {} };
  #isNew = false;

  /** @param known of an earlier index */
  constructor(known?: KnownReadings) {
    this.#known = known;
  }

  /** All that was read, if any of it was not known before. */
  get renewed(): KnownReadings | undefined {
    return this.#isNew ? this.#read : undefined;
  }

  /** The Chinese reading of Han characters, a word for each; empty where there are none. */
  pinyinOf(name: string): string {
    const signs = name.match(HAN)?.join("") ?? "";
    return signs === "" ? "" : this.#reading("pinyin", signs);
  }

  /**
   * Pairs of Han characters of which the second stands for both: every form, Traditional, simplified or Japanese,
   * of the characters in `text`, with the simplified one.
   */
  hanPairs(text: string): string {
    const pairs = [...new Set(text.match(HAN))].flatMap(
      (sign) => this.#reading("han", sign).match(PAIR) ?? [],
    );
    // What a character is folded to is the same, by whichever of its forms it was met.
    return [...new Map(pairs.map((pair) => [[...pair][0], pair])).values()].toSorted().join("");
  }

  #reading(kind: Kind, text: string): string {
    let reading = this.#known?.[kind][text];
    if (reading === undefined) {
      this.#isNew = true;
      reading = (require("./readers") as typeof import("./readers")).READERS[kind](text);
    }
    this.#read[kind][text] = reading;
    return reading;
  }
}
