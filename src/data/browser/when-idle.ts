/** How long an idle moment is waited for, in ms: a browser that is busy elsewhere may never have one. */
const LATEST = 2_000;
/** Longest wait for the page's fonts and pictures, in ms: one of them may never come. */
const LOADED = 5_000;

/** Resolves when the page has loaded, or been given the time for it, and the browser has nothing more urgent to do. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => {
      window.addEventListener("load", resolve, { once: true });
      setTimeout(resolve, LOADED);
    });
  }
  // Safari has no requestIdleCallback: there the next free moment has to do.
  await new Promise((resolve) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(resolve, { timeout: LATEST })
      : setTimeout(resolve),
  );
}
