import type { ShouldUpdateScrollArgs } from "gatsby";
import { layoutOf } from "../layout/layout-of";
import { slideIndexOfHash } from "../routing/home-sections";

/** False where Gatsby must not scroll: the home page goes to its sections itself (src/home/slides). */
export function shouldUpdateScroll({
  prevRouterProps,
  routerProps: { location },
}: Pick<ShouldUpdateScrollArgs, "prevRouterProps" | "routerProps">): false | undefined {
  if (layoutOf(location.pathname) !== "home") return undefined;
  if (slideIndexOfHash(location.hash) === undefined) return undefined;
  const before = prevRouterProps?.location.pathname ?? location.pathname;
  return before === location.pathname ? false : undefined;
}
