/** Closes a popover that Tab has left: it would lie over what has the focus now. */
export function leavePopovers(page: Document): void {
  page.addEventListener("keyup", ({ key, target }) => {
    if (key !== "Tab") return;
    for (const open of page.querySelectorAll<HTMLElement>(":popover-open"))
      if (!open.contains(target as Node)) open.hidePopover();
  });
}
