import { Converter } from "opencc-js";
import { pinyin } from "pinyin-pro";

const toSimplified = [Converter({ from: "tw", to: "cn" }), Converter({ from: "jp", to: "cn" })];
const fromSimplified = [Converter({ from: "cn", to: "tw" }), Converter({ from: "cn", to: "hk" })];
const toJapanese = Converter({ from: "t", to: "jp" });

/** Dictionaries, which take longer to load than the whole index to build (readings.ts). */
export const READERS = {
  /** Pinyin of Han characters, a word for each. */
  pinyin: (signs: string): string => pinyin(signs, { toneType: "none" }).replaceAll("ü", "v"),
  /** All forms of a Han character (Traditional, simplified, Japanese), each followed by the simplified one. */
  han: (sign: string): string => {
    const simplified =
      toSimplified.map((convert) => convert(sign)).find((one) => one !== sign) ?? sign;
    const traditional = fromSimplified.map((convert) => convert(simplified));
    return [sign, ...traditional, ...[sign, ...traditional].map(toJapanese)]
      .filter((form) => form !== simplified && [...form].length === 1)
      .map((form) => form + simplified)
      .join("");
  },
};
