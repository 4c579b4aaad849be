import { workerContainer } from "#src/data/browser/worker-container";

/** Says as `data-offline` that there is no network: `kept` where a worker keeps visited pages, else empty. */
export function noteNetwork(view: Window): void {
  const root = view.document.documentElement;
  const note = () => {
    if (view.navigator.onLine) delete root.dataset.offline;
    else root.dataset.offline = workerContainer(view)?.controller ? "kept" : "";
  };
  note();
  for (const type of ["online", "offline"]) view.addEventListener(type, note);
}
