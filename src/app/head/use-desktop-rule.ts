import { useEffect } from "react";
import { followDesktopRule } from "../routing/desktop-rule";
import { unitsPath } from "#lib/content/pages/paths";

/** Holds the desktop rule (SPEC section 2) on the page at `path`: a full page load of the explorer. */
export function useDesktopRule(path: string): void {
  useEffect(
    () =>
      followDesktopRule(window.matchMedia.bind(window), path, () =>
        window.location.replace(unitsPath),
      ),
    [path],
  );
}
