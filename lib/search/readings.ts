type Kind = keyof typeof import("./readers").READERS;

export type KnownReadings = Readonly<Record<Kind, Readonly<Record<string, string>>>>;

const HAN = /\p{Script=Han}/gu;

const PAIR = /../gsu;

/** Reads names for the index. Cached readings are reused, and the dictionaries load only for new names. */
export class Readings {
  readonly #known: KnownReadings | undefined;
  readonly #read: Record<Kind, Record<string, string>> = { pinyin: {}, han: {} };
  #isNew = false;

  /** @param known readings of an earlier index */
  constructor(known?: KnownReadings) {
    this.#known = known;
  }

  /** All readings, if any is new. */
  get renewed(): KnownReadings | undefined {
    return this.#isNew ? this.#read : undefined;
  }

  /** Chinese reading of a name's Han characters, a word for each; empty if there are none. */
  pinyinOf(name: string): string {
    const signs = name.match(HAN)?.join("") ?? "";
    return signs === "" ? "" : this.#reading("pinyin", signs);
  }

  /** Pairs of each form of the Han characters in `text` (Traditional, simplified, Japanese) with the simplified one. */
  hanPairs(text: string): string {
    const pairs = [...new Set(text.match(HAN))].flatMap(
      (sign) => this.#reading("han", sign).match(PAIR) ?? [],
    );
    // All forms of a character have the same simplified one.
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
