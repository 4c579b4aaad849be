import { act } from "@testing-library/react";

const watching = new Map<Element, (isNear: boolean) => void>();

class WatchedObserver {
  private readonly elements = new Set<Element>();
  constructor(private readonly hear: IntersectionObserverCallback) {}
  observe(target: Element) {
    this.elements.add(target);
    watching.set(target, (isIntersecting) =>
      this.hear([{ target, isIntersecting } as IntersectionObserverEntry], this as never),
    );
  }
  unobserve(target: Element) {
    this.elements.delete(target);
    watching.delete(target);
  }
  disconnect() {
    for (const element of this.elements) this.unobserve(element);
  }
}

/** jsdom has no layout: which elements are near the window is said by hand, with `setNear`. */
export function watchByHand(): void {
  window.IntersectionObserver = WatchedObserver as never;
}

/** Says of elements whether they are near the window. */
export function setNear(elements: Iterable<Element>, isNear: boolean): void {
  act(() => {
    for (const element of elements) watching.get(element)?.(isNear);
  });
}
