import { atBase } from "#src/data/browser/base-path";
import { unitsPath } from "#lib/content/model/pages/paths";
import { MOBILE_MAX_WIDTH } from "../routing/breakpoint";

/**
 * The desktop rule (SPEC section 2): before anything is painted, and when the window grows while the page is shown, it
 * loads the explorer in the place of this page. Gatsby runs it again where a visitor walks on to such a page.
 */
export const desktopRuleScript = `{let d=matchMedia("(min-width: ${MOBILE_MAX_WIDTH + 1}px)"),p=location.pathname,f=()=>d.matches&&location.pathname==p&&location.replace("${atBase(unitsPath)}");f();d.onchange=f}`;

/** For the head of pages that are for mobile only. */
export function DesktopRuleScript() {
  return <script dangerouslySetInnerHTML={{ __html: desktopRuleScript }} />;
}
