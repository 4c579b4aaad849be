import { Converter } from "opencc-js";
import { pinyin } from "pinyin-pro";

const HAN = /\p{Script=Han}/gu;

const toSimplified = [Converter({ from: "tw", to: "cn" }), Converter({ from: "jp", to: "cn" })];
const fromSimplified = [Converter({ from: "cn", to: "tw" }), Converter({ from: "cn", to: "hk" })];
const toJapanese = Converter({ from: "t", to: "jp" });

/** The Chinese reading of Han characters, a word for each; empty where there are none. */
export function pinyinOf(name: string): string {
  const signs = name.match(HAN)?.join("") ?? "";
  return signs === "" ? "" : pinyin(signs, { toneType: "none" }).replaceAll("ü", "v");
}

/**
 * Pairs of Han characters of which the second stands for both: every form, Traditional, simplified or Japanese,
 * of the characters in `text`, with the simplified one.
 */
export function hanPairs(text: string): string {
  const pairs = new Map<string, string>();
  for (const sign of new Set(text.match(HAN))) {
    const simplified =
      toSimplified.map((convert) => convert(sign)).find((one) => one !== sign) ?? sign;
    const traditional = fromSimplified.map((convert) => convert(simplified));
    for (const form of [sign, ...traditional, ...[sign, ...traditional].map(toJapanese)]) {
      if (form !== simplified && [...form].length === 1) pairs.set(form, simplified);
    }
  }
  return [...pairs]
    .map(([form, simplified]) => form + simplified)
    .toSorted()
    .join("");
}
