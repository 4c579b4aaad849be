/** Brings the focus to a place of the page, so that Tab goes on from there; the page does not move. */
export function focusPlace(place: HTMLElement | null | undefined): void {
  if (!place) return;
  // Sections and headings take the focus only where they are let.
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
