import { type ReactElement, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/** Makes the page interactive as a transition, in slices that let input through; where there is no HTML it is drawn. */
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
