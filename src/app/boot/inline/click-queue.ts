import { CONTROLS } from "./controls";

/** Longest time for which a clicked link waits for the scripts, in ms. */
const TIMEOUT = 6000;

export type ClickQueue = ReturnType<typeof createClickQueue>;

type Control = HTMLElement & { href?: string };

/** Queues clicks on controls; each calls `load`. `replay` repeats them, `follow` opens the latest link natively. */
export function createClickQueue(page: Document, load: () => void) {
  const queue: Control[] = [];

  const queueClick = (event: MouseEvent) => {
    const target = event.target as Element | null;
    // The menu is closed by its own code later.
    const menu = target?.closest?.("#main-menu a")?.closest<HTMLElement>(":popover-open");
    menu?.hidePopover();
    const control = target?.closest?.<Control>(CONTROLS);
    if (!control) return;
    if (control.href) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      setTimeout(follow, TIMEOUT);
    }
    // Also keeps buttons from submitting forms, which the policy forbids.
    event.preventDefault();
    control.setAttribute("aria-busy", "true");
    queue.push(control);
    load();
  };

  const stopQueueing = () => {
    page.removeEventListener("click", queueClick, true);
    return queue.splice(0).filter((control) => control.isConnected);
  };

  const follow = () => {
    const address = stopQueueing().findLast(({ href }) => href)?.href;
    if (address) page.location.href = address;
  };

  page.addEventListener("click", queueClick, true);
  return {
    hasLink: () => queue.some(({ href }) => href),
    replay() {
      for (const control of stopQueueing()) {
        control.removeAttribute("aria-busy");
        control.click();
      }
    },
    follow,
  };
}
