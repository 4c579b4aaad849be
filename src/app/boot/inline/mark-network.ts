import { workerContainer } from "#src/data/browser/worker-container";

/** Sets `data-offline` without a network: to `kept` if a worker caches visited pages, else empty. */
export function markNetwork(view: Window): void {
  const root = view.document.documentElement;
  const mark = () => {
    if (view.navigator.onLine) delete root.dataset.offline;
    else root.dataset.offline = workerContainer(view)?.controller ? "kept" : "";
  };
  mark();
  for (const type of ["online", "offline"]) view.addEventListener(type, mark);
}
