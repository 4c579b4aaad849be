import type { ModeratedStand } from "./moderated-stands";
import { standAddress } from "./stand-address";
import { mayHoldAddress } from "../validation/addresses";
import { table } from "./table";

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

/** All that is kept of one stand, and what a maintainer should look at twice. */
export function printStand(stand: ModeratedStand, site: string): string {
  const doubts = (["title", "author"] as const)
    .filter((name) => mayHoldAddress(stand[name]))
    .map((name) => (name === "author" ? "name" : name));
  const lines: [string, string][] = [
    ["id", stand.id],
    ["state", stand.state],
    ["title", stand.title],
    ["name", stand.author],
    ["unit", stand.unit],
    ["sent", stand.sent],
    ["published", stand.published],
    ["cheers", String(stand.cheers)],
    ["new reports", stand.reports === 0 ? "0" : `${stand.reports} (${stand.reasons})`],
    ["note", stand.note],
    ...(doubts.length === 0
      ? []
      : [["doubtful", `the ${doubts.join(" and the ")} may hold an address`] as [string, string]]),
    ["look at it", stand.document === "" ? "" : standAddress(site, stand.document)],
  ];
  return lines
    .map(([name, value]) => `${`${name}:`.padEnd(13)}${value === "" ? "-" : value}`)
    .join("\n");
}
