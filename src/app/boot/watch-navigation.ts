import { savesData } from "#src/data/browser/saves-data";
import type { PageLoadStore } from "#src/data/stores/page-load-store";

/**
 * Drives the page-load bar by Gatsby's navigation: it starts with a link and fails when the next page
 * cannot be had (Gatsby itself tells only the end, through onRouteUpdate). `view` is the window after
 * Gatsby has set itself up.
 */
export function watchNavigation(view: Window, pageLoad: PageLoadStore): void {
  const { ___navigate: navigate, ___loader: loader } = view;
  if (!navigate || !loader) return;
  view.___navigate = (to, options) => {
    const target = typeof to === "string" ? new URL(to, view.location.href) : undefined;
    if (target && target.pathname !== view.location.pathname) {
      pageLoad.start();
      loader.loadPage(target.pathname + target.search).then(
        (page) => {
          if (!page || page.status === "error") pageLoad.fail();
        },
        () => pageLoad.fail(),
      );
    }
    navigate(to, options);
  };
}

/**
 * Gatsby skips its prefetch on 2g and with data-saver, but still loads a page when the pointer comes
 * near its link: that is skipped as well (SPEC section 9, "Prefetch").
 */
export function spareData(view: Window): void {
  if (savesData() && view.___loader) view.___loader.hovering = () => {};
}
