import { MethodStore } from "./method-store";

it("does not switch by itself by default", () => {
  const store = new MethodStore();
  expect(store.autoSwitch).toBe(false);
  store.setAutoSwitch(true);
  expect(store.autoSwitch).toBe(true);
});
