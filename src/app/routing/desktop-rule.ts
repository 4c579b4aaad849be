import { MOBILE_MAX_WIDTH } from "./breakpoint";
import { unitsPath } from "#lib/content/pages/paths";
import { routeName } from "./route-names";

const DESKTOP = `(min-width: ${MOBILE_MAX_WIDTH + 1}px)`;

/**
 * The desktop rule (SPEC section 2) as a script for the head: it runs before anything is painted, and when the
 * window grows while the page is shown, and loads the explorer in the place of this page.
 */
export const desktopRuleScript = `{let d=matchMedia("${DESKTOP}"),p=location.pathname,f=()=>d.matches&&location.pathname==p&&location.replace("${unitsPath}");f();d.onchange=f}`;

/** Whether the desktop rule holds for the page at a path: routes whose name starts with `units-`. */
export function isForMobileOnly(path: string): boolean {
  return routeName(path).startsWith("units-");
}

/**
 * The desktop rule while a page is shown that is for mobile only: calls `leave` at once if the
 * viewport is that of a desktop, and when it becomes one. Gives the function that ends it.
 */
export function followDesktopRule(
  matchMedia: Window["matchMedia"],
  path: string,
  leave: () => void,
): () => void {
  if (!isForMobileOnly(path)) return () => undefined;
  const desktop = matchMedia(DESKTOP);
  const follow = () => {
    if (desktop.matches) leave();
  };
  follow();
  desktop.addEventListener("change", follow);
  return () => desktop.removeEventListener("change", follow);
}
