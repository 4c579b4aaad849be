/** Closes a popover when Tab moves the focus out of it; it would cover the focused element. */
export function leavePopovers(page: Document): void {
  page.addEventListener("keyup", ({ key, target }) => {
    if (key !== "Tab") return;
    for (const open of page.querySelectorAll<HTMLElement>(":popover-open"))
      if (!open.contains(target as Node)) open.hidePopover();
  });
}
