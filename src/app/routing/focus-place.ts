/** Moves the focus to an element, without scrolling, so that Tab continues from there. */
export function focusPlace(place: HTMLElement | null | undefined): void {
  if (!place) return;
  // Sections and headings are not focusable by default.
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
