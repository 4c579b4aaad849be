import { wantsNoMotion } from "#src/data/browser/matches-media";
import { globalHistory } from "@gatsbyjs/reach-router";
import { when } from "mobx";
import { savesData } from "#src/data/browser/saves-data";
import type { PageLoadStore } from "#src/data/stores/page-load-store";

/** How long the old page stands still while the new one renders, in ms. */
const STILL = 1000;

/** Longest time between the first and the last failing file of a page, in ms. */
const LAST_FAILURE = 2000;

/**
 * Makes a change that Gatsby's router wants to begin in the next frame. While a page grows out of another none is
 * drawn, so the router would wait until the end of that ({@link STILL}).
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

/** Where a page grows out of the one before; browsers without it and visitors who want no motion just see it. */
function changePage(view: Window, change: () => Promise<unknown>): void {
  const { document } = view;
  const isStill = wantsNoMotion(view);
  if (isStill || !document.startViewTransition) change();
  // It fails where nothing can be seen of it; the change happens all the same.
  else document.startViewTransition(() => changeAtOnce(view, change)).ready.catch(() => null);
}

/**
 * Drives the page-load bar by Gatsby's navigation: it starts with a link and fails when the next page
 * cannot be loaded (Gatsby itself tells only the end, through onRouteUpdate). A page that is there grows out of the one
 * before, as it does without scripts (ui/tokens/global.css); on the way back nothing moves. Where the page cannot be
 * had, or belongs to another edition of the site than these scripts, the browser goes to the link's whole address:
 * Gatsby would lose its query and section, or come there twice. A link makes its entry in the history at once, which
 * has the present address until the page is there: a step back ends the way to it, and leads no further.
 * `view` is the window after Gatsby has set itself up.
 */
export function watchNavigation(view: Window, pageLoad: PageLoadStore): void {
  const { ___navigate: navigate, ___loader: loader } = view;
  if (!navigate || !loader) return;
  /** A page that is asked for may fail to load: then the link that asked leads on, and the guard reloads nothing. */
  const ask = async (path: string) => {
    view.pagesAsked = (view.pagesAsked ?? 0) + 1;
    const page = await loader.loadPage(path).catch(() => undefined);
    const isThere = page !== undefined && page.status !== "error";
    view.setTimeout(
      () => {
        view.pagesAsked = (view.pagesAsked ?? 1) - 1;
      },
      isThere ? 0 : LAST_FAILURE,
    );
    return isThere ? page : undefined;
  };
  loader.hovering = (path) => void ask(path);
  /** Target of the last link, unless a step of the history came after it. */
  let goal: URL | undefined;
  /** True if the page that is under way has its entry in the history. */
  let isEntered = false;
  let hasStepped = false;
  const step = () => {
    goal = undefined;
    isEntered = false;
    hasStepped = true;
    pageLoad.finish();
  };
  // Capturing: pages keep steps within them to themselves.
  view.addEventListener("popstate", step, { capture: true });
  view.___navigate = (to, options) => {
    // Else the router, not done yet, would put this page in the place of the one that was stepped to.
    // oxlint-disable-next-line no-underscore-dangle -- the router's own name
    if (hasStepped) globalHistory._onTransitionComplete();
    hasStepped = false;
    const target = typeof to === "string" ? new URL(to, view.location.href) : undefined;
    if (pageLoad.isLoading && target && target.href === goal?.href) return;
    if (!target || target.pathname === view.location.pathname) {
      navigate(to, options);
      return;
    }
    // A link that is followed while another page is under way takes that one's place. What a link says of replacing is
    // about the page it stands on, which may be another than that of the address.
    if (!(isEntered && pageLoad.isLoading)) view.history.pushState(null, "", view.location.href);
    isEntered = true;
    goal = target;
    pageLoad.start();
    const go = async () => {
      if (goal !== target) return;
      navigate(to, { ...options, replace: true });
      await when(() => !pageLoad.isLoading, { timeout: STILL }).catch(() => null);
    };
    void ask(target.pathname + target.search).then((page) => {
      if (goal !== target) return;
      if (!page) pageLoad.fail();
      if (!page || isOfOtherEdition(view, page)) view.location.replace(target.href);
      else changePage(view, go);
    });
  };
}

/** True if a page came with other scripts than those that run: the site was published meanwhile. */
function isOfOtherEdition(view: Window, { page }: LoadedPage): boolean {
  const { webpackCompilationHash: edition } = page ?? {};
  return edition !== undefined && edition !== "" && edition !== view.___webpackCompilationHash;
}

/** Gatsby loads a page when the pointer comes near its link, also where the visitor saves data: that is skipped. */
export function spareData(view: Window): void {
  if (savesData() && view.___loader) view.___loader.hovering = () => {};
}
