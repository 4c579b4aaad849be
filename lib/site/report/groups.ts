import type { ChangedFile } from "./build-report";

/** Groups of a site's files, each with what belongs to it; the first that fits is taken. */
const GROUPS: readonly (readonly [name: string, fits: (path: string) => boolean])[] = [
  ["Pages", (path) => path.endsWith(".html") && !path.startsWith("_gatsby/")],
  ["Data of pages", (path) => /^(page-data|slice-data|_gatsby)\//.test(path)],
  ["Pictures", (path) => path.startsWith("pictures/")],
  ["Pictures for shared links", (path) => path.startsWith("social/")],
  ["Answers and open data", (path) => /^(api|data|feeds)\//.test(path)],
  ["Scripts and styles", (path) => /\.(js|css|map)$|\.LICENSE\.txt$/.test(path)],
  ["All else", () => true],
];

/** Files by group, without empty groups. */
export function grouped(
  files: readonly ChangedFile[],
): { readonly name: string; readonly files: readonly ChangedFile[] }[] {
  const groupOf = (path: string) => GROUPS.find(([, fits]) => fits(path))?.[0];
  return GROUPS.map(([name]) => ({
    name,
    files: files.filter(({ path }) => groupOf(path) === name),
  })).filter(({ files: some }) => some.length > 0);
}
