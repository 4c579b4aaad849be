import { readCatalogue } from "../../content/read/catalogue/read-catalogue";
import { socialSources } from "./social-sources";

const head = (path: string, hidden = false) => ({
  path,
  title: "A · Encore",
  description: "",
  hidden,
});

test("each page that is a destination has a picture, whatever its head names", () => {
  const heads = [head("/"), head("/main.html"), head("/privacy"), head("/404.html", true)];
  const sources = socialSources(process.cwd(), readCatalogue("test/content"), heads);
  expect(sources.map(({ address }) => address)).toEqual([
    "/social/index.jpg",
    "/social/main.jpg",
    "/social/privacy.jpg",
  ]);
});
