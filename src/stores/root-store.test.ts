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

it("is a store of its own each time", () => {
  const one = createRootStore({ storage: null });
  one.units.addFavorite(22);
  expect(createRootStore({ storage: null }).units.favorites).toEqual([]);
});
