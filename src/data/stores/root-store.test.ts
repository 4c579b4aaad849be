/** @jest-environment jsdom */
import { createRootStore } from "./root-store";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("follows the window from start to stop, and may start again", () => {
  const store = createRootStore({ storage: null });
  window.dispatchEvent(new Event("offline"));
  expect(store.general.isOnline).toBe(true);
  for (let times = 0; times < 2; times += 1) {
    const stop = store.start();
    window.dispatchEvent(new Event("offline"));
    expect(store.general.isOnline).toBe(false);
    window.dispatchEvent(new Event("online"));
    stop();
    window.dispatchEvent(new Event("offline"));
    expect(store.general.isOnline).toBe(true);
  }
});

it("leaves no timer behind", () => {
  const store = createRootStore({ storage: null });
  const stop = store.start();
  store.units.pressCircle("Martial");
  stop();
  expect(store.units.circleAction).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
});

it("creates a new instance each time", () => {
  const one = createRootStore({ storage: null });
  one.units.addFavorite(22);
  expect(createRootStore({ storage: null }).units.favorites).toEqual([]);
});

it("keeps the toasts after one could not be shown", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation();
  const alert = jest.spyOn(window, "alert").mockImplementation();
  const unshown = new Error("no popover");
  const prepare = jest.fn<Promise<void>, []>().mockResolvedValue();
  prepare.mockRejectedValueOnce(unshown);
  const mountToasts = jest.fn(() => prepare);
  const store = createRootStore({ storage: null, loadToasts: async () => ({ mountToasts }) });
  await store.notify({ tone: "info", en: "One" });
  await store.notify({ tone: "info", en: "Two" });
  expect(mountToasts).toHaveBeenCalledTimes(1);
  expect(prepare).toHaveBeenCalledTimes(2);
  expect(logged.mock.calls).toEqual([[unshown]]);
  expect(alert.mock.calls).toEqual([["One"]]);
  jest.restoreAllMocks();
});
