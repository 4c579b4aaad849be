/**
 * Calls `tick` each `period` milliseconds while the document is visible; after it was hidden a
 * whole period passes first. Gives the function that ends it.
 */
export function startTicker(document: Document, period: number, tick: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = () => {
    clearInterval(timer);
    timer = document.hidden ? undefined : setInterval(tick, period);
  };
  follow();
  document.addEventListener("visibilitychange", follow);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", follow);
  };
}
