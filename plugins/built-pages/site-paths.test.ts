import { pathOfFile } from "./site-paths";

it.each([
  ["index.html", "/"],
  ["explore/units/index.html", "/explore/units"],
  ["404.html", "/404.html"],
  ["page-data/index/page-data.json", "/page-data/index/page-data.json"],
])("the file %s is answered at %s", (file, path) => {
  expect(pathOfFile(file)).toBe(path);
});
