import { atBase } from "#src/data/browser/base-path";
import { unitsPath } from "#lib/content/model/pages/paths";
import { MOBILE_MAX_WIDTH } from "../routing/breakpoint";

/**
 * The desktop rule (SPEC section 2): before the first paint, and when the window grows, replaces this page with the
 * explorer. Gatsby runs it again on each navigation to such a page.
 */
export const desktopRuleScript = `{let d=matchMedia("(min-width: ${MOBILE_MAX_WIDTH + 1}px)"),p=location.pathname,f=()=>d.matches&&location.pathname==p&&location.replace("${atBase(unitsPath)}");f();d.onchange=f}`;

/** For the head of mobile-only pages. */
export const DesktopRuleScript = () => (
  <script dangerouslySetInnerHTML={{ __html: desktopRuleScript }} />
);
