/** @jest-environment jsdom */
import { savesData } from "./saves-data";

afterEach(() => Reflect.deleteProperty(navigator, "connection"));

test.each([
  [undefined, false],
  [{}, false],
  [{ saveData: false, effectiveType: "4g" }, false],
  [{ saveData: true, effectiveType: "4g" }, true],
  [{ effectiveType: "2g" }, true],
  [{ effectiveType: "slow-2g" }, true],
])("a connection of %j: %s", (connection, saves) => {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  expect(savesData()).toBe(saves);
});
