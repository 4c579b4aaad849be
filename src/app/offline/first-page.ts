import { workerContainer } from "#src/data/browser/worker-container";

/** Time on the first page of a visit after which it is cached, in ms. */
export const FIRST_PAGE_DELAY = 60_000;

/** True if a document is the first of a visit and no worker controls it. */
export const isFirstPage = (view: Window): boolean =>
  !workerContainer(view)?.controller &&
  !view.document.referrer.startsWith(`${view.location.origin}/`);
