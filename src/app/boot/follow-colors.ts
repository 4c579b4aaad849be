import { COLORS_ADDRESS } from "#lib/site/addresses";

/** How often the colours are looked at, ms. */
const LOOK = 1_000;

/** In develop: loads the style sheet of colours again when it has changed. */
export function followColors(page: Document): void {
  let last: string | undefined;
  const look = async () => {
    const text = await fetch(COLORS_ADDRESS, { cache: "no-cache" }).then((answer) => answer.text());
    if (last !== undefined && text !== last) loadAgain(page);
    last = text;
  };
  setInterval(() => {
    look().catch(() => null);
  }, LOOK);
}

/** The old sheet stays until the new one is there; if it cannot be had, it stays for good. */
function loadAgain(page: Document): void {
  const old = page.querySelector<HTMLLinkElement>(`link[href^="${COLORS_ADDRESS}"]`);
  if (!old) return;
  const next = old.cloneNode() as HTMLLinkElement;
  // The same address would be answered from the page's memory.
  next.href = `${COLORS_ADDRESS}?${Date.now()}`;
  next.addEventListener("load", () => old.remove());
  next.addEventListener("error", () => next.remove());
  old.after(next);
}
