import { counted, shown } from "../../../lib/content/check/words";
import type { Draft } from "../draft/draft";
import type { KindName } from "../kinds/kinds";
import { shownNames } from "../kinds/shown-names";
import { mentionLines } from "../mentions";
import type { RenamePlan } from "./plan";

/** How a renaming is asked for. */
export interface RenameOptions {
  /** Whether nothing is to be written. */
  readonly isDry: boolean;
  /** Whether anybody may know the old address. */
  readonly isPublished: boolean;
}

/** What a renaming changes, and what is left for people. */
export function renameWords(
  root: string,
  kind: KindName,
  plan: RenamePlan,
  options: RenameOptions,
): string {
  const { draft, places, moved, renamings } = plan;
  const { isDry } = options;
  const files = new Set(places.map(({ file }) => file)).size;
  const lines = [
    ...moved.map(({ from, to }) => `${from} → ${to}`),
    ...draft
      .changes()
      .filter(({ file }) => !moved.some(({ from, to }) => [from, to].includes(file)))
      .map(({ file, kind: what }) => `${file} ${what}`),
    "",
    `${counted(places.length, "place")} in ${counted(files, "file")}${isDry ? " would change; nothing was written" : ""}.`,
    ...renamings.flatMap(({ kind: { address }, from, to }) =>
      address ? [addressWords(address(from), address(to), options)] : [],
    ),
    ...shownWords(draft, kind, renamings),
  ];
  if (kind === "character") lines.push("Favourites are kept by id: visitors lose none.");
  if (kind === "unit")
    lines.push("A visitor who last looked at the unit begins at the default one.");
  lines.push(
    ...mentionLines(
      root,
      renamings.map(({ from }) => from),
    ),
  );
  return lines.join("\n");
}

/** What becomes of an address. */
function addressWords(from: string, to: string, { isDry, isPublished }: RenameOptions): string {
  const leads = isDry ? "would lead" : "leads";
  if (!isPublished) return `The address is ${to}. Nothing ${leads} there from ${from}.`;
  return from.includes("#")
    ? `Links from elsewhere to ${from} will open the page without finding the entry: hosts never see what is behind #.`
    : `The address is ${to}; ${from} ${leads} there.`;
}

/** That visitors read the same name as before, and where to change that. */
function shownWords(draft: Draft, kind: KindName, [renaming]: RenamePlan["renamings"]): string[] {
  return shownNames(draft, kind, renaming?.to ?? "").map(
    ({ text, file, property, line, column }) =>
      `Visitors still read ${shown(text)}: change ${property} in ${file}:${line}:${column} if that is to be another name too.`,
  );
}
