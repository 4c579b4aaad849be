import { useEffect } from "react";

const SEPARATOR = " · ";

/** Puts a title before the site's name in the tab. Restores the previous title for undefined, and on unmount. */
export function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    let gatsbyTitle = "";
    let ownTitle = "";
    const setTitle = () => {
      // Empty for the moment in which Gatsby replaces it.
      if (document.title === ownTitle || document.title === "") return;
      gatsbyTitle = document.title;
      ownTitle = [title, ...gatsbyTitle.split(SEPARATOR).slice(1)].join(SEPARATOR);
      document.title = ownTitle;
    };
    setTitle();
    // Gatsby sets a page's title after its first render and after each change of address.
    const observer = new MutationObserver(setTitle);
    observer.observe(document.head, { childList: true });
    return () => {
      observer.disconnect();
      // The next page may have set its title already.
      if (document.title === ownTitle) document.title = gatsbyTitle;
    };
  }, [title]);
}
