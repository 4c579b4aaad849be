import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// A busy machine must not fail a test.
configure({ asyncUtilTimeout: 10_000 });

// Missing in jsdom; tests of server rendering have no elements at all.
if (typeof window !== "undefined") {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => undefined;
}

// jsdom would go through all default style rules to find out if an element is hidden, which takes longer than the rest
// of these tests. Without style sheets the element itself is enough.
globalThis.getComputedStyle = (element: Element) => {
  const isHidden = element.matches("[hidden], dialog:not([open]), head, head *, script, style");
  const own = element instanceof HTMLElement ? element.style : undefined;
  const style: Record<string, string> = {
    display: own?.display || (isHidden ? "none" : "block"),
    visibility: own?.visibility || "visible",
    opacity: own?.opacity || "1",
  };
  return { ...style, getPropertyValue: (name: string) => style[name] ?? "" } as never;
};
