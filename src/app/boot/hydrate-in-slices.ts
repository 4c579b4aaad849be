import { type ReactElement, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/** Hydrates the page as a transition, which yields to input; renders it if there is no HTML. */
export function hydrateInSlices() {
  return (element: ReactElement, container: Element): (() => void) => {
    if (!container.hasChildNodes()) {
      const root = createRoot(container);
      root.render(element);
      return () => root.unmount();
    }
    let hydrated: ReturnType<typeof hydrateRoot> | undefined;
    startTransition(() => {
      hydrated = hydrateRoot(container, element);
    });
    return () => hydrated?.unmount();
  };
}
