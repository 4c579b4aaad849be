import { wantsNoMotion } from "#src/data/browser/matches-media";
import { globalHistory } from "@gatsbyjs/reach-router";
import { when } from "mobx";
import { savesData } from "#src/data/browser/saves-data";
import type { PageLoadStore } from "#src/data/stores/page-load-store";

/** Longest time that the old page is frozen while the new one renders, in ms. */
const LONGEST_FREEZE = 1000;

/** Longest time between the failures of a page's first and last file, in ms. */
const LAST_FAILURE = 2000;

/**
 * Makes a change that Gatsby's router schedules for the next frame. A view transition draws no frames, so the router
 * would wait for its end ({@link LONGEST_FREEZE}).
 */
async function changeAtOnce(view: Window, change: () => Promise<unknown>): Promise<void> {
  const { requestAnimationFrame } = view;
  const restore = () => {
    view.requestAnimationFrame = requestAnimationFrame;
  };
  view.requestAnimationFrame = (begin) => {
    restore();
    return view.setTimeout(() => begin(performance.now()));
  };
  await change();
  restore();
}

/** Runs the change as a view transition, if supported and motion is not reduced. */
function changePage(view: Window, change: () => Promise<unknown>): void {
  const { document } = view;
  const isStill = wantsNoMotion(view);
  if (isStill || !document.startViewTransition) change();
  // Rejects while the document is hidden; the change happens all the same.
  else document.startViewTransition(() => changeAtOnce(view, change)).ready.catch(() => null);
}

/**
 * Drives the page-load bar by Gatsby's navigation: it starts with a link and fails if the next page cannot be loaded
 * (Gatsby itself only reports the end, through onRouteUpdate). Pages change by a view transition, as they do without
 * scripts (ui/tokens/global.css), except on the way back. If the page cannot be loaded or belongs to another build of
 * the site, the browser opens the link's full address: Gatsby would lose its query and fragment, or load it twice. A
 * link pushes its history entry at once, with the current address until the page is loaded, so a step back cancels the
 * navigation and goes no further. `view` is the window after Gatsby's setup.
 */
export function watchNavigation(view: Window, pageLoad: PageLoadStore): void {
  const { ___navigate: navigate, ___loader: loader } = view;
  if (!navigate || !loader) return;
  /** A requested page may fail to load: then the link is followed natively, and the guard does not reload. */
  const loadPage = async (path: string) => {
    view.pagesRequested = (view.pagesRequested ?? 0) + 1;
    const page = await loader.loadPage(path).catch(() => undefined);
    const isLoaded = page !== undefined && page.status !== "error";
    view.setTimeout(
      () => {
        view.pagesRequested = (view.pagesRequested ?? 1) - 1;
      },
      isLoaded ? 0 : LAST_FAILURE,
    );
    return isLoaded ? page : undefined;
  };
  loader.hovering = (path) => void loadPage(path);
  /** Target of the last link, unless a history step came after it. */
  let pendingUrl: URL | undefined;
  /** True if the pending page has its history entry. */
  let hasEntry = false;
  let hasStepped = false;
  const step = () => {
    pendingUrl = undefined;
    hasEntry = false;
    hasStepped = true;
    pageLoad.finish();
  };
  // Capturing: pages stop the propagation of their own steps.
  view.addEventListener("popstate", step, { capture: true });
  view.___navigate = (to, options) => {
    // Otherwise the pending router would replace the entry that was stepped to.
    // oxlint-disable-next-line no-underscore-dangle -- the router's own name
    if (hasStepped) globalHistory._onTransitionComplete();
    hasStepped = false;
    const target = typeof to === "string" ? new URL(to, view.location.href) : undefined;
    if (pageLoad.isLoading && target && target.href === pendingUrl?.href) return;
    if (!target || target.pathname === view.location.pathname) {
      navigate(to, options);
      return;
    }
    // A link followed during a navigation replaces it. Its `replace` refers to the shown page, whose address may
    // differ.
    if (!(hasEntry && pageLoad.isLoading)) view.history.pushState(null, "", view.location.href);
    hasEntry = true;
    pendingUrl = target;
    pageLoad.start();
    const go = async () => {
      if (pendingUrl !== target) return;
      navigate(to, { ...options, replace: true });
      await when(() => !pageLoad.isLoading, { timeout: LONGEST_FREEZE }).catch(() => null);
    };
    void loadPage(target.pathname + target.search).then((page) => {
      if (pendingUrl !== target) return;
      if (!page) pageLoad.fail();
      if (!page || isOfOtherBuild(view, page)) view.location.replace(target.href);
      else changePage(view, go);
    });
  };
}

/** True if a page was built with other scripts than those running: the site was published meanwhile. */
function isOfOtherBuild(view: Window, { page }: LoadedPage): boolean {
  const { webpackCompilationHash: build } = page ?? {};
  return build !== undefined && build !== "" && build !== view.___webpackCompilationHash;
}

export function disableHoverPrefetch(view: Window): void {
  if (savesData() && view.___loader) view.___loader.hovering = () => {};
}
