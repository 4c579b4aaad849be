import { createRoot } from "react-dom/client";
import type { ToastStore } from "#src/data/stores/toast-store";
import { Toasts } from "./toasts";
import * as styles from "./toasts.module.css";

/** Delay from adding a live region to its first text, in ms, so that screen readers notice it. */
const ANNOUNCEMENT_DELAY = 150;

/** Adds a live region for toasts to the page. Returns a function to await before each toast. */
export function mountToasts(toasts: ToastStore): () => Promise<void> {
  const region = document.createElement("section");
  region.className = styles.region ?? "";
  region.popover = "manual";
  // Not printed.
  region.dataset["only"] = "screen";
  region.setAttribute("aria-label", "Notifications");
  createRoot(region).render(<Toasts store={toasts} />);
  return async () => {
    if (moveToTop(region)) await new Promise((resolve) => setTimeout(resolve, ANNOUNCEMENT_DELAY));
  };
}

/** Moves the region to the top layer, or into the open dialog. Returns true if it was elsewhere before. */
function moveToTop(region: HTMLElement): boolean {
  const dialog = [...document.querySelectorAll("dialog")].findLast(({ open }) => open);
  const parent = dialog ?? document.body;
  if (region.parentElement === parent) return false;
  parent.append(region);
  region.showPopover();
  dialog?.addEventListener("close", () => moveToTop(region), { once: true });
  return true;
}
