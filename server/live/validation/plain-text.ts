import type { Words } from "../../../lib/api/envelope";
import { plainLineFault } from "../../../lib/text/plain-line";
import { RequestError } from "../http/request-error";
import { containsAddress } from "./addresses";

const FAULTS = {
  hidden: { zh: "含有看不見或控制用的字元。", en: "has characters that cannot be seen." },
  tower: { zh: "疊加了過多符號。", en: "has too many marks on one letter." },
  empty: { zh: "沒有文字。", en: "has no words." },
} as const satisfies Record<string, Words>;

function faultOf(text: string): Words | undefined {
  const fault = plainLineFault(text);
  if (fault) return FAULTS[fault];
  if (containsAddress(text)) {
    return { zh: "不可含有網址、信箱或帳號。", en: "must not hold addresses or accounts." };
  }
  return undefined;
}

/**
 * Checks a visitor's line; the schema checks length and trimming.
 * @throws RequestError if it is not plain text or contains an address
 */
export function checkPlainText(name: string, text: string): void {
  const fault = faultOf(text);
  if (fault) {
    throw new RequestError(400, { zh: `「${name}」${fault.zh}`, en: `“${name}” ${fault.en}` });
  }
}
