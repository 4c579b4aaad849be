import { counted } from "../../../plugins/content-contract/words";
import type { KindName } from "../kinds/kinds";
import { mentionLines } from "../mentions";
import type { RenamePlan } from "./plan";

/** What a renaming changes, and what is left for people. @param isDry whether nothing is to be written */
export function renameWords(
  root: string,
  kind: KindName,
  plan: RenamePlan,
  isDry: boolean,
): string {
  const { draft, places, moved, renamings } = plan;
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
      address ? [addressWords(address(from), address(to))] : [],
    ),
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

const addressWords = (from: string, to: string) =>
  from.includes("#")
    ? `Links from elsewhere to ${from} will open the page without finding the entry: hosts never see what is behind #.`
    : `${from} is at ${to} now.`;
