/** Moves the focus to an element, without scrolling, so that Tab continues from there. */
export function focusElement(element: HTMLElement | null | undefined): void {
  if (!element) return;
  // Sections and headings are not focusable by default.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
