/** @jest-environment jsdom */
import { loadFont } from "./load-font";
import { matchesMedia, wantsNoMotion } from "./matches-media";
import { hideBrokenStorage } from "./hide-broken-storage";
import { workerContainer } from "./worker-container";

const throwDenied = (): never => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

afterEach(() => jest.restoreAllMocks());

it("denied service workers count as unsupported", () => {
  Object.defineProperty(navigator, "serviceWorker", { get: throwDenied, configurable: true });
  expect(workerContainer(window)).toBeUndefined();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

it("a media query that throws is false", () => {
  window.matchMedia = throwDenied;
  expect([matchesMedia("(min-width: 1px)"), wantsNoMotion()]).toEqual([false, false]);
});

it("a session storage that throws counts as none, another one stays", () => {
  const { sessionStorage } = window;
  hideBrokenStorage(window);
  expect(window.sessionStorage).toBe(sessionStorage);
  jest.spyOn(Storage.prototype, "removeItem").mockImplementation(throwDenied);
  hideBrokenStorage(window);
  expect(window.sessionStorage).toBeNull();
});

it("a font that never comes is waited for some seconds only", async () => {
  jest.useFakeTimers();
  const fonts = { load: () => new Promise(() => {}) };
  Object.defineProperty(document, "fonts", { value: fonts, configurable: true });
  const loaded = loadFont("16px Figtree");
  await jest.advanceTimersByTimeAsync(4000);
  expect(await loaded).toBeUndefined();
  jest.useRealTimers();
});
