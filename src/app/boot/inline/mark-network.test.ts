/** @jest-environment jsdom */
import { markNetwork } from "./mark-network";

const browser = (onLine: boolean, controller: object | null = null) => {
  Object.defineProperty(navigator, "onLine", { value: onLine, configurable: true });
  Object.defineProperty(navigator, "serviceWorker", { value: { controller }, configurable: true });
};
const marked = () => document.documentElement.dataset.offline;

it("marks the page if service workers are denied", () => {
  browser(false);
  Object.defineProperty(navigator, "serviceWorker", {
    get: () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
    configurable: true,
  });
  markNetwork(window);
  expect(marked()).toBe("");
});

it("marks the page while there is no network, and whether pages are cached", () => {
  browser(true);
  markNetwork(window);
  expect(marked()).toBeUndefined();
  browser(false);
  window.dispatchEvent(new Event("offline"));
  expect(marked()).toBe("");
  browser(false, {});
  window.dispatchEvent(new Event("offline"));
  expect(marked()).toBe("kept");
  browser(true);
  window.dispatchEvent(new Event("online"));
  expect(marked()).toBeUndefined();
});
