import { useEffect } from "react";

const BETWEEN = " · ";

/** Names the tab after what is shown, before the site's own name; as it was for undefined, and at the end. */
export function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    let before = "";
    let named = "";
    const name = () => {
      // There is none for the moment in which Gatsby replaces it.
      if (document.title === named || document.title === "") return;
      before = document.title;
      named = [title, ...before.split(BETWEEN).slice(1)].join(BETWEEN);
      document.title = named;
    };
    name();
    // Gatsby writes a page's own title after its first render, and again whenever its address changes.
    const observer = new MutationObserver(name);
    observer.observe(document.head, { childList: true });
    return () => {
      observer.disconnect();
      // The next page may have named itself already.
      if (document.title === named) document.title = before;
    };
  }, [title]);
}
