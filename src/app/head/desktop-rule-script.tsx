import { desktopRuleScript } from "../routing/desktop-rule";

/** For the head of pages that are for mobile only: it leaves them on desktop before they are painted. */
export function DesktopRuleScript() {
  return <script dangerouslySetInnerHTML={{ __html: desktopRuleScript }} />;
}
