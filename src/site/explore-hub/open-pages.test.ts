import { openPath } from "./open-pages";

const pages = new Set(["/explore/units", "/"]);

test.each([
  ["/explore/units", "/explore/units"],
  ["/explore/units?favorites", "/explore/units?favorites"],
  ["/explore/units#sp", "/explore/units#sp"],
  ["/4piece", ""],
])("%s leads to “%s”", (path, target) => {
  expect(openPath(path, pages)).toBe(target);
});
