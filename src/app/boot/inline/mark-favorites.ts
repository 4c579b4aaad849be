import { FAVORITES_KEY } from "#src/data/storage/favorites-key";

/** Marks hearts with `data-favorite` as chosen, with the label of `data-added`. React renders the same later. */
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
