/** Longest wait for an idle moment, in ms: a busy browser may never have one. */
const IDLE_TIMEOUT = 2_000;
/** Longest wait for the page's fonts and pictures, in ms. */
const LOAD_TIMEOUT = 5_000;

/** Resolves when the page has loaded, or after a timeout, and the browser is idle. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => {
      window.addEventListener("load", resolve, { once: true });
      setTimeout(resolve, LOAD_TIMEOUT);
    });
  }
  // Safari has no requestIdleCallback.
  await new Promise((resolve) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT })
      : setTimeout(resolve),
  );
}
