import { useEffect } from "react";

const BETWEEN = " · ";

/** Puts a title before the site's name in the tab. Restores the previous title for undefined, and on unmount. */
export function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    let before = "";
    let named = "";
    const name = () => {
      // Empty for the moment in which Gatsby replaces it.
      if (document.title === named || document.title === "") return;
      before = document.title;
      named = [title, ...before.split(BETWEEN).slice(1)].join(BETWEEN);
      document.title = named;
    };
    name();
    // Gatsby sets a page's title after its first render and after each change of address.
    const observer = new MutationObserver(name);
    observer.observe(document.head, { childList: true });
    return () => {
      observer.disconnect();
      // The next page may have set its title already.
      if (document.title === named) document.title = before;
    };
  }, [title]);
}
