import { socialSources } from "./social-sources";

const head = (path: string, hidden = false) => ({
  path,
  title: "A · Encore",
  description: "",
  hidden,
});

test("each page that is a destination has a picture, whatever its head names", () => {
  const heads = [head("/"), head("/main.html"), head("/privacy"), head("/404.html", true)];
  expect(socialSources(process.cwd(), "test/content", heads).map(({ file }) => file)).toEqual([
    "index.jpg",
    "main.jpg",
    "privacy.jpg",
  ]);
});
