import type { ClickQueue } from "./click-queue";

/** Shortest time between two automatic reloads, in ms (SPEC sections 4 and 9). */
const RELOAD_GUARD = 60_000;
/** Key of the time of the last reload, in session storage. */
const RELOADED_AT = "encore:reloaded-at";
/** Time limit of the request that checks whether a reload would succeed, in ms. */
const CHECK_TIMEOUT = 5000;

/**
 * If a script fails to load, follows a link clicked before, or reloads the page once: a new build may have renamed the
 * script. Returns a function that does the same if scripts loaded but do not run.
 */
export function guardScripts(view: Window, clicks: ClickQueue): () => void {
  let isLeaving = false;
  let isFailing = false;

  /**
   * Reloads the page, unless it was just reloaded or is unreachable: the browser may wrongly report a connection.
   * Without storage for the time, it never reloads. Resolves to true if it reloads.
   */
  const reload = async () => {
    try {
      const passed = Date.now() - Number(view.sessionStorage.getItem(RELOADED_AT));
      if (passed < RELOAD_GUARD || !view.navigator.onLine) return false;
      const signal = AbortSignal.timeout(CHECK_TIMEOUT);
      const { status } = await view.fetch(view.location.href, { method: "HEAD", signal });
      if (status >= 500 || isLeaving || view.pagesRequested || clicks.hasLink()) return false;
      view.sessionStorage.setItem(RELOADED_AT, String(Date.now()));
      view.location.reload();
      return true;
    } catch {
      return false;
    }
  };

  const fail = async () => {
    // Failing pages requested by a link are handled in watch-navigation.ts.
    if (isFailing || view.pagesRequested) return;
    isFailing = true;
    // The linked page brings the new names as well as a reload would.
    if (clicks.hasLink() || !(await reload())) clicks.follow();
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
