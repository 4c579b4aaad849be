import { hueOf } from "./hue";

it.each([
  ["#ff0000", 0],
  ["#ffff00", 60],
  ["#00ff00", 120],
  ["#0000ff", 240],
  ["#ff00ff", 300],
])("the hue of %s is %i degrees", (hex, degrees) => {
  expect(hueOf(hex)).toBe(degrees);
});

it("puts greys behind all hues", () => {
  expect(hueOf("#5a6964")).toBeGreaterThan(360);
});
