import { CONTROLS } from "./controls";

/** Longest wait of a clicked link for the scripts, in ms: they may never come, or not run. */
const PATIENCE = 6000;

export type EarlyClicks = ReturnType<typeof createEarlyClicks>;

/** A button, a field, or a link, which alone leads to an address. */
type Control = HTMLElement & { href?: string };

/** Keeps clicks on controls from now on; `load` is called at each. */
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
      setTimeout(follow, PATIENCE);
    }
    // Nor does a button send its form: the policy of pages lets none be sent.
    event.preventDefault();
    clicked.push(control);
    load();
  };

  const end = () => {
    page.removeEventListener("click", keep, true);
    return clicked.splice(0).filter((control) => control.isConnected);
  };

  /** Goes where the last link that was clicked leads, and keeps no more. */
  const follow = () => {
    const address = end().findLast(({ href }) => href)?.href;
    if (address) page.location.href = address;
  };

  page.addEventListener("click", keep, true);
  return {
    hasLink: () => clicked.some(({ href }) => href),
    /** Has them happen, and keeps no more. */
    replay() {
      for (const control of end()) control.click();
    },
    follow,
  };
}
