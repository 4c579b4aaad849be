import { createRoot } from "react-dom/client";
import type { ToastStore } from "#src/data/stores/toast-store";
import { Toasts } from "./toasts";
import * as styles from "./toasts.module.css";

/** Delay between a live region and its first text, in ms, for screen readers to notice it. */
const NOTICED = 150;

/** Adds a live region for toasts to the page. Returns a function to await before each toast. */
export function mountToasts(toasts: ToastStore): () => Promise<void> {
  const region = document.createElement("section");
  region.className = styles.region ?? "";
  region.popover = "manual";
  region.dataset["only"] = "screen";
  region.setAttribute("aria-label", "Notifications");
  createRoot(region).render(<Toasts store={toasts} />);
  return async () => {
    if (raise(region)) await new Promise((resolve) => setTimeout(resolve, NOTICED));
  };
}

/** Moves the region to the top layer, or into the open dialog. Returns true if it was elsewhere before. */
function raise(region: HTMLElement): boolean {
  const dialog = [...document.querySelectorAll("dialog")].findLast(({ open }) => open);
  const place = dialog ?? document.body;
  if (region.parentElement === place) return false;
  place.append(region);
  region.showPopover();
  dialog?.addEventListener("close", () => raise(region), { once: true });
  return true;
}
