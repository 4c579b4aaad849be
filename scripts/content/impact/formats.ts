import type { FileImpact, Impact } from "./impact-types";
import { inBrief } from "./in-brief";

/** Addresses that are named of each file; all others are counted. */
const NAMED = 10;

const NOTHING = "No page is touched.";

/** How an impact can be printed. */
export const FORMATS = {
  /** For people at a terminal. */
  text: ({ base, files }: Impact): string =>
    [`Compared with ${base}:`, ...(files.length === 0 ? [NOTHING] : files.map(paragraph))].join(
      "\n\n",
    ),
  /** For a comment on a change. */
  markdown: ({ files }: Impact): string =>
    files.length === 0
      ? NOTHING
      : ["| file | pages | why |", "|---|---|---|", ...files.flatMap(rows)].join("\n"),
  /** For programs. */
  json: (impact: Impact): string => JSON.stringify(impact, null, 2),
} as const;

/** Name of a format. */
export type Format = keyof typeof FORMATS;

/** How many pages a file touches, in words. */
export const extent = ({ everywhere, addresses }: FileImpact): string => {
  if (everywhere.length > 0) return "all pages";
  return addresses.length === 0
    ? "no page"
    : `${addresses.length} address${addresses.length === 1 ? "" : "es"}`;
};

function paragraph(impact: FileImpact): string {
  const { file, status, from, everywhere, addresses } = impact;
  const width = Math.max(0, ...addresses.slice(0, NAMED).map(({ address }) => address.length));
  const more = addresses.length - NAMED;
  return [
    `${file} (${status}${from === undefined ? "" : ` from ${from}`}): ${extent(impact)}`,
    ...everywhere.map((why) => `  ${why}`),
    ...addresses
      .slice(0, NAMED)
      .map(({ address, why }) => `  ${address.padEnd(width)}  ${inBrief(why)}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join("\n");
}

function rows(impact: FileImpact): string[] {
  const { file, everywhere, addresses } = impact;
  const more = addresses.length - NAMED;
  const row = (...cells: string[]) => `| ${cells.join(" | ")} |`;
  const first = `\`${file}\``;
  const lines = [
    ...everywhere.map((why) => ["all pages", why]),
    ...addresses.slice(0, NAMED).map(({ address, why }) => [address, inBrief(why)]),
    ...(more > 0 ? [[`and ${more} more`, ""]] : []),
  ];
  if (lines.length === 0) return [row(first, "no page", "")];
  return lines.map(([pages = "", why = ""], at) => row(at === 0 ? first : "", pages, why));
}
