import type { ReactElement } from "react";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * For Gatsby's `replaceHydrateFunction`: makes the page interactive as a transition. React works in slices of a
 * few milliseconds and lets input through in between, where plain hydration would hold the main thread in one
 * piece. Where there is no HTML yet, as in `gatsby develop`, the page is drawn.
 * @returns a function that draws an element into a container, and gives one that takes it out again
 */
export function hydrateInSlices() {
  return (element: ReactElement, container: Element): (() => void) => {
    if (!container.hasChildNodes()) {
      const drawn = createRoot(container);
      drawn.render(element);
      return () => drawn.unmount();
    }
    let hydrated: ReturnType<typeof hydrateRoot> | undefined;
    startTransition(() => {
      hydrated = hydrateRoot(container, element);
    });
    return () => hydrated?.unmount();
  };
}
