import { createRoot } from "react-dom/client";
import type { ToastStore } from "#src/data/stores/toast-store";
import { Toasts } from "./toasts";
import * as styles from "./toasts.module.css";

/** Time from a region to the first words in it, in ms: readers of screens have seen it then. */
const NOTICED = 150;

/** Puts a region for toasts on top of the page. Gives what is to be awaited before each toast. */
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

/** Brings the region to the top, or into the dialog that is open. Says whether it has not been there before. */
function raise(region: HTMLElement): boolean {
  const dialog = [...document.querySelectorAll("dialog")].findLast(({ open }) => open);
  const place = dialog ?? document.body;
  if (region.parentElement === place) return false;
  place.append(region);
  region.showPopover();
  dialog?.addEventListener("close", () => raise(region), { once: true });
  return true;
}
