import { FIXED_PAGES } from "./fixed-pages";
import type { PageRow, LayoutName, ScriptTime } from "./page-row";
import { TEMPLATE_PAGES } from "./template-pages";

const ROWS = { ...FIXED_PAGES, ...TEMPLATE_PAGES };

/** Name of a kind of page. */
export type PageKind = keyof typeof ROWS;

/** Every page of the site: a row for each address that is always there, and for each template. */
export const PAGE_KINDS: Readonly<Record<PageKind, PageRow>> = ROWS;

/** The addresses of pages that are always there and that links may lead to, by their kinds. */
export const FIXED_PATHS: Partial<Record<PageKind, readonly [string]>> = Object.fromEntries(
  Object.entries<PageRow>(PAGE_KINDS).flatMap(([kind, { path, isUnlinked }]) =>
    path === undefined || isUnlinked ? [] : [[kind, [path]]],
  ),
);

/** Addresses of lists that may be longer than the first packets of an answer. */
export const LONG_PATHS: readonly string[] = Object.values<PageRow>(PAGE_KINDS).flatMap(
  ({ path, isLong }) => (path !== undefined && isLong ? [path] : []),
);

/** Facts of a page for the frame around it, from its row; they are in the page's context. */
export interface PageFrame {
  readonly layout?: LayoutName;
  readonly scripts?: ScriptTime;
  /** A style sheet; empty for a first view without colours of records, absent for one that waits for those of all. */
  readonly colors?: string | undefined;
}

/** Facts of the row of a kind for the frame. Defaults are left out: browsers load the context with the page's data. */
export function frameOf(kind: PageKind): PageFrame {
  const { layout, scripts, paints } = PAGE_KINDS[kind];
  return {
    ...(layout && { layout }),
    ...(scripts && { scripts }),
    ...(paints?.length === 0 && { colors: "" }),
  };
}
