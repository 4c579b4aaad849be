import { useEffect } from "react";

/** Parts of a page's title. */
const BETWEEN = " · ";

/** Names the tab after what is shown, before the site's own name; as it was for undefined, and at the end. */
export function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    const before = document.title;
    const [, ...site] = before.split(BETWEEN);
    const named = [title, ...site].join(BETWEEN);
    document.title = named;
    return () => {
      // The next page may have named itself already.
      if (document.title === named) document.title = before;
    };
  }, [title]);
}
