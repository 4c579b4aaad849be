import { offersWayUp } from "#src/data/browser/offers-way-up";

/** Shows the link back to the top (app/layout/go-top) where the store would, until `isAsked` for the scripts. */
export function offerWayUp(view: Window, isAsked: () => boolean): void {
  const link = view.document.querySelector<HTMLElement>('a[href="#top"]');
  // Where the page is now is not asked: it would have to be laid out for the answer.
  let way = 0;
  const show = () => {
    const isGoingDown = view.scrollY > way;
    way = view.scrollY;
    if (link && !isAsked()) link.hidden = !offersWayUp(view, way, isGoingDown);
  };
  view.addEventListener("scroll", show);
}
