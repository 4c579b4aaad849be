import { readCatalogue } from "../../content/catalogue/read-catalogue";
import { socialSources } from "./social-sources";

const head = (path: string, hidden = false) => ({
  path,
  title: "A · Encore",
  description: "",
  hidden,
});

test("each page that is a destination has a picture, whatever its head names", () => {
  const heads = [head("/"), head("/main.html"), head("/privacy"), head("/404.html", true)];
  const material = { catalogue: readCatalogue("test/content"), heads };
  expect(socialSources(process.cwd(), material).map(({ file }) => file)).toEqual([
    "index.jpg",
    "main.jpg",
    "privacy.jpg",
  ]);
});
