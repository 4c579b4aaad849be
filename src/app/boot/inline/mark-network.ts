import { workerContainer } from "#src/data/browser/worker-container";

/** Sets `data-offline` without a network: to `kept` if a worker caches visited pages, else empty. */
export function markNetwork(view: Window): void {
  const root = view.document.documentElement;
  const note = () => {
    if (view.navigator.onLine) delete root.dataset.offline;
    else root.dataset.offline = workerContainer(view)?.controller ? "kept" : "";
  };
  note();
  for (const type of ["online", "offline"]) view.addEventListener(type, note);
}
