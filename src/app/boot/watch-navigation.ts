import { when } from "mobx";
import { savesData } from "#src/data/browser/saves-data";
import type { PageLoadStore } from "#src/data/stores/page-load-store";

/** How long the old page stands still while the new one renders, in ms. */
const STILL = 1000;

/** Where a page grows out of the one before; browsers without it and visitors who want no motion just see it. */
function changePage(view: Window, change: () => Promise<unknown>): void {
  const { document } = view;
  const isStill = view.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill || !document.startViewTransition) change();
  // It fails where nothing can be seen of it; the change happens all the same.
  else document.startViewTransition(change).ready.catch(() => null);
}

/**
 * Drives the page-load bar by Gatsby's navigation: it starts with a link and fails when the next page
 * cannot be loaded (Gatsby itself tells only the end, through onRouteUpdate). A page that is there grows out of the one
 * before, as it does without scripts (ui/tokens/global.css); on the way back nothing moves. `view` is the window
 * after Gatsby has set itself up.
 */
export function watchNavigation(view: Window, pageLoad: PageLoadStore): void {
  const { ___navigate: navigate, ___loader: loader } = view;
  if (!navigate || !loader) return;
  view.___navigate = (to, options) => {
    const target = typeof to === "string" ? new URL(to, view.location.href) : undefined;
    if (!target || target.pathname === view.location.pathname) {
      navigate(to, options);
      return;
    }
    pageLoad.start();
    const go = () => {
      navigate(to, options);
      return when(() => !pageLoad.isLoading, { timeout: STILL }).catch(() => null);
    };
    const fail = () => {
      pageLoad.fail();
      navigate(to, options);
    };
    loader.loadPage(target.pathname + target.search).then((page) => {
      if (!page || page.status === "error") fail();
      else changePage(view, go);
    }, fail);
  };
}

/** Gatsby loads a page when the pointer comes near its link, also where the visitor saves data: that is skipped. */
export function spareData(view: Window): void {
  if (savesData() && view.___loader) view.___loader.hovering = () => {};
}
