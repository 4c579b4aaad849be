import { COLORS_ADDRESS } from "#lib/site/colors/address";

/** How long the colours of an open page are taken for those of the site, ms. */
const FRESH = 2 * 60_000;

/** How often colours are looked at in develop, ms. */
const LOOK = 1_000;

let since: number | undefined;

/**
 * Loads the style sheet of colours anew if it was loaded some minutes ago, for a tab that walks on to a page
 * that has been published since. To be called from Gatsby's `onRouteUpdate`, which also runs for the first
 * page.
 * @param now ms
 */
export function renewColors(page: Document, now = Date.now()): void {
  since ??= now;
  if (now - since < FRESH) return;
  since = now;
  loadAnew(page, now);
}

/** In develop: loads the style sheet anew when it has changed. */
export function followColors(page: Document): void {
  let last: string | undefined;
  const look = async () => {
    const text = await fetch(COLORS_ADDRESS, { cache: "no-cache" }).then((answer) => answer.text());
    if (last !== undefined && text !== last) loadAnew(page, Date.now());
    last = text;
  };
  setInterval(() => {
    look().catch(() => null);
  }, LOOK);
}

/** The old sheet stays until the new one is there; if it cannot be had, it stays for good. */
function loadAnew(page: Document, now: number): void {
  const old = page.querySelector<HTMLLinkElement>(`link[href^="${COLORS_ADDRESS}"]`);
  if (!old) return;
  const next = old.cloneNode() as HTMLLinkElement;
  // The same address would be answered from the page's memory.
  next.href = `${COLORS_ADDRESS}?${now}`;
  next.addEventListener("load", () => old.remove());
  next.addEventListener("error", () => next.remove());
  old.after(next);
}
