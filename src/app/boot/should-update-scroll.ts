import { belowBase } from "#src/data/browser/base-path";
import type { ShouldUpdateScrollArgs } from "gatsby";
import { isHome, slideIndexOfHash } from "../routing/home-sections";

/**
 * True if Gatsby should scroll: for a link within a page, smoothly. The home page scrolls to its sections itself
 * (src/home/slides), other pages are handled in scroll-positions.ts, and document loads and steps within a page by the
 * browser.
 */
export function shouldUpdateScroll({
  prevRouterProps,
  routerProps: { location },
}: Pick<ShouldUpdateScrollArgs, "prevRouterProps" | "routerProps">): boolean {
  const { pathname, hash, action } = location as typeof location & { action?: string };
  if (action !== "PUSH" || prevRouterProps?.location.pathname !== pathname) return false;
  return !isHome(belowBase(pathname)) || slideIndexOfHash(hash) === undefined;
}
