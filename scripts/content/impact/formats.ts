import type { Impact } from "./impact-types";

/** Addresses that are named; all others are counted. */
const NAMED = 20;

/** How an impact can be printed. */
export const FORMATS = {
  /** For people at a terminal. */
  text(impact: Impact): string {
    const { base, everywhere, addresses } = impact;
    const named = addresses.slice(0, NAMED);
    const width = Math.max(0, ...named.map(({ address }) => address.length));
    const more = addresses.length - named.length;
    return [
      `Compared with ${base}: ${extent(impact)}`,
      ...everywhere.map((why) => `  all pages may change: ${why}`),
      ...named.map(({ address, why }) => `  ${address.padEnd(width)}  ${why.join("; ")}`),
      ...(more > 0 ? [`  and ${more} more`] : []),
    ].join("\n");
  },
  /** For a comment on a change. */
  markdown: (impact: Impact): string => table(impact).join("\n"),
  /** For programs. */
  json: (impact: Impact): string => JSON.stringify(impact, null, 2),
} as const;

/** Name of a format. */
export type Format = keyof typeof FORMATS;

/**
 * The lines of a table in Markdown.
 * @param linkTo gives a page as a link, such as to a preview
 */
export function table(
  impact: Impact,
  linkTo = (address: string) => `\`${cell(address)}\``,
): string[] {
  const { everywhere, addresses } = impact;
  const more = addresses.length - NAMED;
  const rows = [
    ...everywhere.map((why) => ["all pages", cell(why)]),
    ...addresses.slice(0, NAMED).map(({ address, why }) => [linkTo(address), cell(why.join("; "))]),
    ...(more > 0 ? [[`and ${more} more`, ""]] : []),
  ];
  if (rows.length === 0) return [extent(impact)];
  return ["| page | why |", "|---|---|", ...rows.map((cells) => `| ${cells.join(" | ")} |`)];
}

/** How much a change touches, in words. */
function extent({ files, everywhere, addresses }: Impact): string {
  if (files.length === 0) return "nothing differs.";
  const differ = files.length === 1 ? `${files[0]} differs` : `${files.length} files differ`;
  if (everywhere.length > 0) return `${differ}, all pages may.`;
  const count = addresses.length === 1 ? "1 address" : `${addresses.length} addresses`;
  return `${differ}, ${addresses.length === 0 ? "no page" : count} with ${files.length === 1 ? "it" : "them"}.`;
}

/** A text as a cell of a table. Names come from whoever proposes a change: none may end a cell or begin a tag. */
export const cell = (text: string): string =>
  text
    .replaceAll("|", "\\|")
    .replaceAll(/[`\r\n]/g, " ")
    .replaceAll("<", "&lt;");
