import { MOBILE_MAX_WIDTH } from "./breakpoint";
import { unitsPath } from "#lib/content/pages/paths";

/**
 * The desktop rule (SPEC section 2) as a script for the head: before anything is painted, and when the window grows
 * while the page is shown, it loads the explorer in the place of this page. Gatsby runs it again where a visitor
 * walks on to such a page.
 */
export const desktopRuleScript = `{let d=matchMedia("(min-width: ${MOBILE_MAX_WIDTH + 1}px)"),p=location.pathname,f=()=>d.matches&&location.pathname==p&&location.replace("${unitsPath}");f();d.onchange=f}`;
