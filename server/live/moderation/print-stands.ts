import { sharedStandPath } from "../../../lib/content/pages/paths";
import type { ModeratedStand } from "./moderated-stands";
import type { messagesOf } from "../exhibition/valid-document";
import { mayHoldAddress } from "../validation/addresses";
import { table } from "./table";

type Message = ReturnType<typeof messagesOf>[number];

const minute = (time: string): string => time.slice(0, 16).replace("T", " ");
/** What a visitor wrote, marked where it may hold an address. */
const doubted = (text: string): string => (mayHoldAddress(text) ? `(?) ${text}` : text);

const titleOf = ({ title, author }: ModeratedStand): string =>
  author === "" ? doubted(title) : `${doubted(title)} (${doubted(author)})`;

/** A list of stands, one in a line. */
export const printList = (stands: readonly ModeratedStand[]): string =>
  table(
    ["ID", "UNIT", "SENT (UTC)", "CHEERS", "REPORTS", "TITLE (NAME)"],
    stands.map((stand) => [
      stand.id,
      stand.unit,
      minute(stand.sent),
      String(stand.cheers),
      String(stand.reports),
      titleOf(stand),
    ]),
  );

/** A list of reported stands, one in a line. */
export const printReports = (stands: readonly ModeratedStand[]): string =>
  table(
    ["ID", "REPORTS", "REASONS", "UNIT", "TITLE (NAME)"],
    stands.map((stand) => [
      stand.id,
      String(stand.reports),
      stand.reasons,
      stand.unit,
      titleOf(stand),
    ]),
  );

const shown = ({ text, isHidden }: Message): string =>
  `${isHidden ? "(hidden) " : ""}${doubted(text.replaceAll("\n", " / "))}`;

/** In the place of messages that cannot be had. */
const UNREADABLE: Message = { text: "the drawing cannot be read", isHidden: false };

/**
 * All that is kept of one stand, and what a maintainer should look at twice.
 * @param messages of its panels; undefined if the drawing cannot be read
 */
export function printStand(
  stand: ModeratedStand,
  messages: readonly Message[] | undefined,
  site: string,
): string {
  const doubts: string[] = (["title", "author"] as const)
    .filter((name) => mayHoldAddress(stand[name]))
    .map((name) => (name === "author" ? "name" : name));
  if (messages?.some(({ text }) => mayHoldAddress(text))) doubts.push("message");
  const lines: [string, string][] = [
    ["id", stand.id],
    ["state", stand.state],
    ["title", stand.title],
    ["name", stand.author],
    ["unit", stand.unit],
    ...(messages ?? [UNREADABLE]).map((message): [string, string] => ["message", shown(message)]),
    ["sent", stand.sent],
    ["published", stand.published],
    ["cheers", String(stand.cheers)],
    ["new reports", stand.reports === 0 ? "0" : `${stand.reports} (${stand.reasons})`],
    ["note", stand.note],
    ...(doubts.length === 0
      ? []
      : [["doubtful", `the ${doubts.join(" and the ")} may hold an address`] as [string, string]]),
    ["look at it", stand.document === "" ? "" : site + sharedStandPath(stand.document)],
  ];
  return lines
    .map(([name, value]) => `${`${name}:`.padEnd(13)}${value === "" ? "-" : value}`)
    .join("\n");
}
