import type { FlowerStand } from "../../../content/types";
import { LONGEST_LINK } from "../../../lib/stand/kit/limits";
import { decodeAny, encodeStand } from "../../../lib/stand/document/link";
import type { StandFault } from "../../../lib/stand/document/restore";
import type { Words } from "../../../lib/api/envelope";
import { RequestError } from "../http/request-error";
import { checkPlainText } from "../validation/plain-text";

const FAULT_MESSAGES: Readonly<Record<StandFault, Words>> = {
  unreadable: {
    zh: "無法讀取這個花架。",
    en: "This flower stand cannot be read.",
  },
  "cut-off": {
    zh: "這個花架的資料不完整。",
    en: "The end of this flower stand is missing.",
  },
  "no-stand": {
    zh: "送出的內容不是花架。",
    en: "What was sent is no flower stand.",
  },
  "too-new": {
    zh: "這個花架由較新的版本製作。請稍後再試。",
    en: "This flower stand was made by a later version of this site. Please try again later.",
  },
  "too-large": {
    zh: "這個花架太大了。",
    en: "This flower stand is too large.",
  },
};

const OWN_PICTURE: Words = {
  zh: "含有自己圖片的花架不會離開你的裝置。請改用海報。",
  en: "A stand with a picture of your own stays on your device. Swap the picture for a poster.",
};

/**
 * Restores and repacks a document for storage, so that readers get a valid one, and the same stand is the same text
 * from all browsers.
 * @param document within the schema's limits
 * @throws RequestError if it is not a stand, holds a visitor's own picture, or has a message that is not plain text
 */
export async function validDocument(document: string): Promise<string> {
  const found = await decodeAny(document);
  if (!found.ok) throw new RequestError(400, FAULT_MESSAGES[found.fault]);
  if (found.stand.layers.some(({ kind }) => kind === "own"))
    throw new RequestError(400, OWN_PICTURE);
  for (const { text } of messagesOf(found.stand)) checkMessage(text);
  const repacked = await encodeStand(found.stand);
  if (repacked.length > LONGEST_LINK) throw new RequestError(400, FAULT_MESSAGES["too-large"]);
  return repacked;
}

/** Non-empty messages of a stand, including those of hidden panels, which others can show. */
export const messagesOf = ({
  layers,
}: FlowerStand): { readonly text: string; readonly isHidden: boolean }[] =>
  layers.flatMap((layer) =>
    layer.kind === "panel" && layer.text.trim() !== ""
      ? [{ text: layer.text, isHidden: layer.hidden === true }]
      : [],
  );

// Each line by itself must be readable; an address may be split over two.
function checkMessage(text: string): void {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  for (const line of [...lines, lines.join("")]) checkPlainText("message", line);
}
