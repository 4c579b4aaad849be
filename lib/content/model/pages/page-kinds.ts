import { FIXED_PAGES } from "./fixed-pages";
import type { PageRow, LayoutName, ScriptTime } from "./page-row";
import { TEMPLATE_PAGES } from "./template-pages";

const ROWS = { ...FIXED_PAGES, ...TEMPLATE_PAGES };

export type PageKind = keyof typeof ROWS;

export const PAGE_KINDS: Readonly<Record<PageKind, PageRow>> = ROWS;

/** Fixed addresses that links may lead to, by kind. */
export const FIXED_PATHS: Partial<Record<PageKind, readonly [string]>> = Object.fromEntries(
  Object.entries<PageRow>(PAGE_KINDS).flatMap(([kind, { path, isUnlinked }]) =>
    path === undefined || isUnlinked ? [] : [[kind, [path]]],
  ),
);

export interface PageFrame {
  readonly layout?: LayoutName;
  readonly scripts?: ScriptTime;
  /** Colour rules to inline (lib/site/colors/page-colors.ts); absent if the page waits for the sheet of all colours. */
  readonly colors?: string | undefined;
}

/**
 * Facts for the frame from a kind's row. Defaults are left out, since browsers load the context with the page's data.
 */
export function frameOf(kind: PageKind): PageFrame {
  const { layout, scripts, colorAttributes } = PAGE_KINDS[kind];
  return {
    ...(layout && { layout }),
    ...(scripts && { scripts }),
    ...(colorAttributes?.length === 0 && { colors: "" }),
  };
}
