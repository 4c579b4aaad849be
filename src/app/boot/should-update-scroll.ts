import { belowBase } from "#src/data/browser/base-path";
import type { ShouldUpdateScrollArgs } from "gatsby";
import { isHome, slideIndexOfHash } from "../routing/home-sections";

/**
 * True where Gatsby scrolls: by a link within a page, gently. The home page goes to its sections itself
 * (src/home/slides), other pages are left to scroll-positions.ts, and what the browser loads or steps to within a page,
 * to the browser.
 */
export function shouldUpdateScroll({
  prevRouterProps,
  routerProps: { location },
}: Pick<ShouldUpdateScrollArgs, "prevRouterProps" | "routerProps">): boolean {
  const { pathname, hash, action } = location as typeof location & { action?: string };
  if (action !== "PUSH" || prevRouterProps?.location.pathname !== pathname) return false;
  return !isHome(belowBase(pathname)) || slideIndexOfHash(hash) === undefined;
}
