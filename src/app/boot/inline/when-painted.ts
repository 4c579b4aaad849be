/** Time after the first frame by which it has been painted, in ms. */
const PAINT_DELAY = 200;
/** Longest wait for an idle moment after the page has loaded, in ms. */
const IDLE_TIMEOUT = 4000;
/** Longest wait for the page's fonts and pictures, in ms. */
const LOAD_TIMEOUT = 5000;

/** Calls `work` at the first idle moment after the page has been painted and has loaded, or timed out. */
export function whenPainted(view: Window, work: () => void): void {
  // The time before the first paint can be idle too.
  const whenIdle = () =>
    view.requestAnimationFrame(() =>
      view.setTimeout(() => {
        if (view.requestIdleCallback) view.requestIdleCallback(work, { timeout: IDLE_TIMEOUT });
        else work();
      }, PAINT_DELAY),
    );
  void new Promise((resolve) => {
    view.addEventListener("load", resolve);
    view.setTimeout(resolve, view.document.readyState === "complete" ? 0 : LOAD_TIMEOUT);
  }).then(whenIdle);
}
