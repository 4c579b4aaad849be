import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// A test says what holds, not how fast.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has the elements but not these methods; what runs as on the server has no elements either.
if (typeof window !== "undefined") {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => undefined;
}

// No style sheets are read here, so an element is hidden by itself alone. jsdom goes through all rules of
// browsers to find that out, which takes it longer than everything else that these tests do.
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
