/** How long after the page's first frame it has surely been painted, in ms. */
const PAINTED = 200;
/** How long an idle moment is waited for after the page has loaded, in ms. */
const IDLE_TIMEOUT = 4000;
/** Longest wait for the page's fonts and pictures, in ms: one of them may never come. */
const LOADED = 5000;

/** Calls `work` at the first idle moment after the page has been painted, and has loaded or been given the time for it. */
export function whenPainted(view: Window, work: () => void): void {
  // A moment before the first paint can be idle as well, so that is waited for.
  const whenIdle = () =>
    view.requestAnimationFrame(() =>
      view.setTimeout(() => {
        if (view.requestIdleCallback) view.requestIdleCallback(work, { timeout: IDLE_TIMEOUT });
        else work();
      }, PAINTED),
    );
  void new Promise((resolve) => {
    view.addEventListener("load", resolve);
    view.setTimeout(resolve, view.document.readyState === "complete" ? 0 : LOADED);
  }).then(whenIdle);
}
