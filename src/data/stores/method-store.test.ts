import { MethodStore } from "./method-store";

it("does not switch by itself until told to", () => {
  const store = new MethodStore();
  expect(store.autoSwitch).toBe(false);
  store.setAutoSwitch(true);
  expect(store.asJson).toEqual({ autoSwitch: true });
});

it("keeps what it has where nothing is restored", () => {
  const store = new MethodStore();
  store.setAutoSwitch(true);
  store.restore({});
  expect(store.autoSwitch).toBe(true);
});
