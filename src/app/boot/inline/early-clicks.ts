import { CONTROLS } from "./controls";

/** Longest time for which a clicked link waits for the scripts, in ms. */
const TIMEOUT = 6000;

export type EarlyClicks = ReturnType<typeof createEarlyClicks>;

type Control = HTMLElement & { href?: string };

/** Queues clicks on controls; each calls `load`. */
export function createEarlyClicks(page: Document, load: () => void) {
  const clicked: Control[] = [];

  const keep = (event: MouseEvent) => {
    const target = event.target as Element | null;
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
    clicked.push(control);
    load();
  };

  const end = () => {
    page.removeEventListener("click", keep, true);
    return clicked.splice(0).filter((control) => control.isConnected);
  };

  /** Follows the last clicked link, and stops queueing. */
  const follow = () => {
    const address = end().findLast(({ href }) => href)?.href;
    if (address) page.location.href = address;
  };

  page.addEventListener("click", keep, true);
  return {
    hasLink: () => clicked.some(({ href }) => href),
    /** Replays the queued clicks, and stops queueing. */
    replay() {
      for (const control of end()) control.click();
    },
    follow,
  };
}
