import type { Words } from "../../../lib/api/envelope";
import { Refusal } from "../http/refusal";
import { holdsAddress } from "./addresses";

/** Marks that may be stacked on one letter; more are drawn over the lines above and below. */
const MOST_MARKS = 3;

/**
 * Control, format and private characters, lone halves of a pair, and the ends of lines: they are not
 * seen, turn the direction of text or break it. The joiner of two emoji is left alone.
 */
const INVISIBLE =
  /(?!\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]|(?<![\p{Extended_Pictographic}\p{EMod}\uFE0F])\u200D/u;

/** Letters by their class that show nothing: fillers and the empty cell of braille. */
const BLANKS = /[\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/u;

const PILE_OF_MARKS = new RegExp(`\\p{M}{${MOST_MARKS + 1}}`, "u");

/** What a text has to have at least one of. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Flags of countries in a country (England, Scotland, Wales): letters that are not seen name them. */
const FLAGS = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}/gu;

function faultOf(text: string): Words | undefined {
  if (INVISIBLE.test(text.replace(FLAGS, "\u{1F3F4}")) || BLANKS.test(text)) {
    return {
      zh: "含有看不見或控制用的字元。",
      en: "has characters that cannot be seen.",
    };
  }
  if (PILE_OF_MARKS.test(text)) {
    return { zh: "疊加了過多符號。", en: "has too many marks on one letter." };
  }
  if (!VISIBLE.test(text)) return { zh: "沒有文字。", en: "has no words." };
  if (holdsAddress(text)) {
    return { zh: "不可含有網址、信箱或帳號。", en: "must not hold addresses or accounts." };
  }
  return undefined;
}

/**
 * Checks a line that a visitor wrote. Its length and that it is trimmed are the schema's to say.
 * @throws Refusal if it is not plain text or holds an address
 */
export function checkPlainText(name: string, text: string): void {
  const fault = faultOf(text);
  if (fault) {
    throw new Refusal(400, { zh: `「${name}」${fault.zh}`, en: `“${name}” ${fault.en}` });
  }
}
