import { wantedFileTest } from "./wanted-files";

const isWanted = wantedFileTest({
  pages: ["/", "/404.html", "/explore/units/fine"],
  staticQueries: ["123"],
  slices: ["header"],
  files: ["app-0a1b.js", "static/figtree-9f.woff2", "icon.svg"],
});

it.each([
  "index.html",
  "404.html",
  "explore/units/fine/index.html",
  "page-data/index/page-data.json",
  "page-data/404.html/page-data.json",
  "page-data/explore/units/fine/page-data.json",
  "page-data/sq/d/123.json",
  "page-data/app-data.json",
  "slice-data/header.json",
  "_gatsby/slices/header-1.html",
  "_gatsby/slices/_gatsby-scripts-1.html",
  "_gatsby/slices/encore-scripts-1.html",
  "app-0a1b.js",
  "static/figtree-9f.woff2",
  "icon.svg",
  "pictures/units-fine-wide-480.0a1b2c.avif",
])("keeps %s", (file) => {
  expect(isWanted(file)).toBe(true);
});

it.each([
  "explore/units/fin/index.html",
  "page-data/explore/units/fin/page-data.json",
  "page-data/sq/d/124.json",
  "slice-data/footer.json",
  "_gatsby/slices/footer-1.html",
  "app-0a1c.js",
  "app-0a1c.js.map",
  "static/figtree-9e.woff2",
  "old-icon.svg",
])("takes %s out", (file) => {
  expect(isWanted(file)).toBe(false);
});
