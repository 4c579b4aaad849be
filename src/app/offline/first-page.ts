import { workerContainer } from "#src/data/browser/worker-container";

/** How long a visitor is on the first page of a visit before the site is kept on the device, in ms. */
export const FIRST_PAGE = 60_000;

/** Whether a document is the first one of a visit, and no worker is in control of it. */
export const isFirstPage = (view: Window): boolean =>
  !workerContainer(view)?.controller &&
  !view.document.referrer.startsWith(`${view.location.origin}/`);
