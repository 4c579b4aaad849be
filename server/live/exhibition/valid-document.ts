import type { FlowerStand } from "../../../content/types";
import { LONGEST_LINK } from "../../../lib/stand/kit/limits";
import { decodeAny, encodeStand } from "../../../lib/stand/document/link";
import type { StandFault } from "../../../lib/stand/document/restore";
import type { Words } from "../../../lib/api/envelope";
import { Refusal } from "../http/refusal";
import { checkPlainText } from "../validation/plain-text";

const FAULTS: Readonly<Record<StandFault, Words>> = {
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
 * A stand as it is kept: what was sent, restored and packed again. So whoever reads the list gets a valid
 * document, and the same stand is the same text, whichever browser packed it.
 * @param document what was sent, no longer than the schema allows
 * @throws Refusal if it is no stand, holds a picture of somebody's own, or a message is not plain text
 */
export async function validDocument(document: string): Promise<string> {
  const found = await decodeAny(document);
  if (!found.ok) throw new Refusal(400, FAULTS[found.fault]);
  if (found.stand.layers.some(({ kind }) => kind === "own")) throw new Refusal(400, OWN_PICTURE);
  for (const { text } of messagesOf(found.stand)) checkMessage(text);
  const kept = await encodeStand(found.stand);
  if (kept.length > LONGEST_LINK) throw new Refusal(400, FAULTS["too-large"]);
  return kept;
}

/** The messages of a stand that say something, those of hidden panels too: others can show them. */
export const messagesOf = ({
  layers,
}: FlowerStand): { readonly text: string; readonly isHidden: boolean }[] =>
  layers.flatMap((layer) =>
    layer.kind === "panel" && layer.text.trim() !== ""
      ? [{ text: layer.text, isHidden: layer.hidden === true }]
      : [],
  );

// By itself each line is to be read; an address may be broken in two.
function checkMessage(text: string): void {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  for (const line of [...lines, lines.join("")]) checkPlainText("message", line);
}
