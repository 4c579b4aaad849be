import { FAVORITES_KEY } from "#src/data/storage/favorites-key";

/**
 * Shows which characters of a page are favourites: hearts with `data-favorite` are shown as chosen, and a label
 * in them says what its `data-added` holds. React finds the same once the stores have loaded.
 */
export function markFavorites(view: Window): void {
  let ids: unknown;
  try {
    ids = JSON.parse(view.localStorage.getItem(FAVORITES_KEY) ?? "null")?.units?.favorites;
  } catch {
    return;
  }
  if (!Array.isArray(ids)) return;
  for (const heart of view.document.querySelectorAll<HTMLElement>("[data-favorite]")) {
    if (!ids.includes(Number(heart.dataset.favorite))) continue;
    heart.hidden = false;
    const label = heart.querySelector<HTMLElement>("[data-added]");
    if (!label) continue;
    heart.ariaDisabled = "true";
    label.textContent = label.dataset.added ?? "";
  }
}
