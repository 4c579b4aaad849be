import { sharedStandPath } from "../../../lib/content/model/pages/paths";
import type { messagesOf } from "../exhibition/valid-document";
import { mayContainAddress } from "../validation/addresses";
import type { ModeratedStand } from "./moderated-stands";

type Message = ReturnType<typeof messagesOf>[number];

const markDoubtful = (text: string): string => (mayContainAddress(text) ? `(?) ${text}` : text);

const titleAndAuthor = ({ title, author }: ModeratedStand): string =>
  author === "" ? markDoubtful(title) : `${markDoubtful(title)} (${markDoubtful(author)})`;

export const printList = (stands: readonly ModeratedStand[]): string =>
  table(
    ["ID", "UNIT", "SENT (UTC)", "CHEERS", "REPORTS", "TITLE (NAME)"],
    stands.map((stand) => {
      const { id, unit, sent, cheers, reports } = stand;
      const minute = sent.slice(0, 16).replace("T", " ");
      return [id, unit, minute, String(cheers), String(reports), titleAndAuthor(stand)];
    }),
  );

export const printReports = (stands: readonly ModeratedStand[]): string =>
  table(
    ["ID", "REPORTS", "REASONS", "UNIT", "TITLE (NAME)"],
    stands.map((stand) => {
      const { id, reports, reasons, unit } = stand;
      return [id, String(reports), reasons, unit, titleAndAuthor(stand)];
    }),
  );

const messageText = ({ text, isHidden }: Message): string =>
  `${isHidden ? "(hidden) " : ""}${markDoubtful(text.replaceAll("\n", " / "))}`;

/** All data of a stand, with points to check. @param messages of its panels; undefined if the drawing cannot be read */
export function printStand(
  stand: ModeratedStand,
  messages: readonly Message[] | undefined,
  site: string,
): string {
  const { id, state, title, author, unit, sent, published, cheers, reports, note } = stand;
  const written = { title: [title], name: [author], message: messages?.map(({ text }) => text) };
  const doubtfulFields = Object.entries(written).flatMap(([name, texts]) =>
    texts?.some(mayContainAddress) ? [`the ${name}`] : [],
  );
  const lines = [
    ["id", id],
    ["state", state],
    ["title", title],
    ["name", author],
    ["unit", unit],
    ...(messages?.map(messageText) ?? ["the drawing cannot be read"]).map((text) => [
      "message",
      text,
    ]),
    ["sent", sent],
    ["published", published],
    ["cheers", String(cheers)],
    ["new reports", reports === 0 ? "0" : `${reports} (${stand.reasons})`],
    ["note", note],
    ...(doubtfulFields.length > 0
      ? [["doubtful", `${doubtfulFields.join(" and ")} may hold an address`]]
      : []),
    ["look at it", stand.document === "" ? "" : site + sharedStandPath(stand.document)],
  ];
  return lines.map(([name, value]) => `${`${name}:`.padEnd(13)}${value || "-"}`).join("\n");
}

/** Characters two columns wide in a terminal: Chinese, Japanese, Korean, full-width forms, emoji. */
const WIDE_CHARACTER =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u;

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

export const widthOf = (text: string): number =>
  [...letters.segment(text)].reduce(
    (sum, { segment }) => sum + (WIDE_CHARACTER.test(segment) ? 2 : 1),
    0,
  );

/** Formats rows in columns under headings; the last column is not padded. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings, ...rows];
  const widths = headings.map((_, index) =>
    Math.max(...all.map((row) => widthOf(row[index] ?? ""))),
  );
  return all
    .map((row) =>
      row
        .map((cell, index) => cell + " ".repeat((widths[index] ?? 0) - widthOf(cell)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
