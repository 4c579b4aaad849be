import { langOf } from "../text/lang-of";
import type { Match } from "./match";
import type { SearchRecord } from "./search-file";

/** A name, with its language if it differs from the page's. */
export interface ShownName {
  text: string;
  lang?: "ja" | "zh-Hant";
}

/** Name of a record in the script of the input, and in another one. */
export function namesFor(record: SearchRecord, typed: string): [ShownName, ShownName?] {
  const { title, ja, zh } = record;
  const lang = langOf(title);
  const latin: ShownName = lang ? { text: title, lang } : { text: title };
  const japanese: ShownName | undefined = ja ? { text: ja, lang: "ja" } : undefined;
  const chinese: ShownName | undefined = zh ? { text: zh, lang: "zh-Hant" } : undefined;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(typed) && japanese) return [japanese, latin];
  if (/\p{Script=Han}/u.test(typed)) {
    const own = shared(typed, zh) > shared(typed, ja) ? chinese : (japanese ?? chinese);
    if (own) return [own, latin];
  }
  return japanese ? [latin, japanese] : [latin];
}

/** Number of the input's characters in a name. */
const shared = (typed: string, name = "") =>
  [...typed].filter((sign) => sign.trim() !== "" && name.includes(sign)).length;

/** Reason for a result, if its name does not show it. */
export function whyFound({ reason, found }: Match, typed: string): string | undefined {
  const { kana, real = [], short = [], voice = [], note = "" } = found.record;
  const isLatin = /[a-z]/i.test(typed);
  const inScript = ([latin, other]: readonly string[]) => (isLatin ? latin : (other ?? latin));
  switch (reason) {
    case "name":
    case "nearest":
    case "page":
    case "address":
      return undefined;
    case "reading":
      return kana ? `reading: ${kana}` : reason;
    case "real name":
      return `real name: ${inScript(real)}`;
    case "voice":
      return `voice: ${inScript(voice)}`;
    case "short name":
      return short[0] && !note.includes(short[0]) ? `short: ${inScript(short)}` : undefined;
    default:
      return reason;
  }
}
