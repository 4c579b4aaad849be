import { isGoTopVisible } from "#src/data/browser/go-top-visible";

/**
 * Shows the link to the top (app/layout/layout.tsx) under the same conditions as the store, until `isRequested` for the
 * scripts.
 */
export function showGoTop(view: Window, isRequested: () => boolean): void {
  const link = view.document.querySelector<HTMLElement>('a[href="#top"]');
  // The current position is not read: that would force a layout.
  let scrollY = 0;
  const show = () => {
    const isGoingDown = view.scrollY > scrollY;
    scrollY = view.scrollY;
    if (link && !isRequested()) link.hidden = !isGoTopVisible(view, scrollY, isGoingDown);
  };
  view.addEventListener("scroll", show);
}
