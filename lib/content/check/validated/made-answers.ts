import type { Exhibit, ExhibitionList, ExhibitionStand } from "../../../../content/types";
import { encodeStandSync } from "../../../stand/document/link-sync";
import { KINDS } from "../../model/kinds/kinds";
import { listFiles } from "../../read/list-files";
import { CONTENT, fileIn, type Snapshot } from "../../read/snapshot";

/** Answer of exhibition/list, made from the exhibits; path in the snapshot. */
export const EXHIBITION_ANSWER = `${KINDS.answers.folder}/exhibition-list.json`;

/**
 * Formats the answer of exhibition/list: our stands, newest first. Deterministic.
 * @param content that has passed the check
 */
export function exhibitionAnswer(content: Snapshot): string {
  const exhibits = listFiles(content)
    .records.filter(({ kind }) => kind === KINDS.exhibits)
    .map(({ path }) => JSON.parse(fileIn(content, `${CONTENT}/${path}`).toString()) as Exhibit);
  const list = exhibits.map(standOf).sort(byAge);
  const answer: ExhibitionList = { total: list.length, list };
  return `${JSON.stringify(answer, null, 2)}\n`;
}

const standOf = ({ id, title, author, unit, stand, created }: Exhibit): ExhibitionStand => ({
  id,
  title,
  ...(author !== undefined && { author }),
  unit,
  document: encodeStandSync(stand),
  cheers: 0,
  created,
});

/** The order of lib/api/exhibition-part.ts. */
const byAge = (one: ExhibitionStand, other: ExhibitionStand): number => {
  const [mine, others] = [one.created + one.id, other.created + other.id];
  return mine === others ? 0 : mine < others ? 1 : -1;
};
