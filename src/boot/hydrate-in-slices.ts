import type { ReactElement } from "react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Makes the page interactive as a transition: React works in slices of a few milliseconds and lets
 * input through in between, where plain hydration would hold the main thread in one piece.
 */
export function hydrateInSlices() {
  return (element: ReactElement, container: Element) => {
    startTransition(() => {
      hydrateRoot(container, element);
    });
  };
}
