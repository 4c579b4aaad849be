/** What the difference between a revision and the working tree means for the pages. */
export interface Impact {
  readonly version: 3;
  /** The revision as it was named, and the commit that it is. */
  readonly base: string;
  readonly commit: string;
  /** Paths of the files that differ and that pages follow from. */
  readonly files: readonly string[];
  /** Why all pages may be touched; empty if they are not. */
  readonly everywhere: readonly string[];
  /** What is touched and why: pages of the records first, then those that show them, then the others. */
  readonly addresses: readonly { readonly address: string; readonly why: readonly string[] }[];
}

/** Addresses that are named; all others are counted. */
const NAMED = 20;

/** How an impact can be printed. */
export const FORMATS = {
  /** For people at a terminal. */
  text(impact: Impact): string {
    const { base, everywhere, addresses } = impact;
    const named = addresses.slice(0, NAMED);
    const width = Math.max(0, ...named.map(({ address }) => address.length));
    return [
      `Compared with ${base}: ${extent(impact)}`,
      ...everywhere.map((why) => `  all pages may change: ${why}`),
      ...named.map(({ address, why }) => `  ${address.padEnd(width)}  ${why.join("; ")}`),
      ...more(impact).map((words) => `  ${words}`),
    ].join("\n");
  },
  /** For a comment on a change: a table. */
  markdown(impact: Impact): string {
    const { everywhere, addresses } = impact;
    const named = addresses.slice(0, NAMED);
    const rows = [
      ...everywhere.map((why) => ["all pages", cell(why)]),
      ...named.map(({ address, why }) => [`\`${cell(address)}\``, cell(why.join("; "))]),
      ...more(impact).map((words) => [words, ""]),
    ];
    if (rows.length === 0) return extent(impact);
    const lines = rows.map((cells) => `| ${cells.join(" | ")} |`);
    return ["| page | why |", "|---|---|", ...lines].join("\n");
  },
  /** For programs. */
  json: (impact: Impact): string => JSON.stringify(impact, null, 2),
} as const;

/** Name of a format. */
export type Format = keyof typeof FORMATS;

/** That there are addresses besides those that are named, if there are. */
const more = ({ addresses: { length } }: Impact): string[] =>
  length > NAMED ? [`and ${length - NAMED} more`] : [];

/** How much a change touches, in words. */
function extent({ files, everywhere, addresses }: Impact): string {
  if (files.length === 0) return "nothing differs.";
  const differ = files.length === 1 ? `${files[0]} differs` : `${files.length} files differ`;
  if (everywhere.length > 0) return `${differ}, all pages may.`;
  const count = addresses.length === 1 ? "1 address" : `${addresses.length} addresses`;
  return `${differ}, ${addresses.length === 0 ? "no page" : count} with ${files.length === 1 ? "it" : "them"}.`;
}

/** A text as a cell of a table. Names come from whoever proposes a change: none may end a cell or begin a tag. */
const cell = (text: string): string =>
  text
    .replaceAll("|", "\\|")
    .replaceAll(/[`\r\n]/g, " ")
    .replaceAll("<", "&lt;");
