import type { EarlyClicks } from "./early-clicks";

/** Shortest time between two reloads by the guard, in ms (SPEC sections 4 and 9). */
const RELOAD_GUARD = 60_000;
/** Where the time of the last reload is kept, so that it survives the reload. */
const RELOADED_AT = "encore:reloaded-at";
/** How long an answer is waited for that shows whether a reload would bring the page, in ms. */
const ANSWER_TIMEOUT = 5000;

/**
 * Reloads the page once where a script fails to load, for its new name, or follows a link that was clicked before.
 * Gives what does the same where scripts have come and do not run.
 */
export function guardScripts(view: Window, early: EarlyClicks): () => void {
  let isLeaving = false;
  let isFailing = false;

  /**
   * Reloads the page unless it was reloaded just now, or cannot be had once more: the browser may believe in a
   * connection that is none. One that cannot keep when it was is not reloaded. Gives whether it is.
   */
  const reload = async () => {
    try {
      const passed = Date.now() - Number(view.sessionStorage.getItem(RELOADED_AT));
      if (passed < RELOAD_GUARD || !view.navigator.onLine) return false;
      const signal = AbortSignal.timeout(ANSWER_TIMEOUT);
      const { status } = await view.fetch(view.location.href, { method: "HEAD", signal });
      if (status >= 500 || isLeaving || view.pagesAsked || early.hasLink()) return false;
      view.sessionStorage.setItem(RELOADED_AT, String(Date.now()));
      view.location.reload();
      return true;
    } catch {
      return false;
    }
  };

  const fail = async () => {
    // A page that a link asked for is the link's affair (watch-navigation.ts).
    if (isFailing || view.pagesAsked) return;
    isFailing = true;
    // A link that waits is a page of its own, which brings the new names as well as a reload would.
    if (early.hasLink() || !(await reload())) early.follow();
    isFailing = false;
  };

  view.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.src) fail();
    },
    true,
  );
  view.addEventListener("unhandledrejection", ({ reason }) => {
    if (/Loading (CSS )?chunk|page resources for|We couldn't load/.test(String(reason))) fail();
  });
  for (const type of ["pagehide", "pageshow"])
    view.addEventListener(type, () => {
      isLeaving = type === "pagehide";
    });
  return fail;
}
