import { readFileSync } from "node:fs";
import { builtPages } from "./pages";

const pages = new Map(builtPages().map(({ path, html }) => [path, html]));

const ONE_STAND = "/flowerstand/share/detail";

/** Pages that are no destination, and second addresses of a page, are not looked for. */
const isDestination = (path: string, html: string): boolean =>
  path !== ONE_STAND &&
  !html.includes('name="robots" content="noindex"') &&
  new RegExp(`rel="canonical" href="[^"]*${path}"`).test(html);

const linkedFrom = (path: string): string[] =>
  [...(pages.get(path) ?? "").matchAll(/<a [^>]*href="(\/[^"?#]*)/g)].map((link) => link[1] ?? "");

test("/explore links to every page, directly or through other pages", () => {
  const reached = new Set(["/explore"]);
  for (const path of reached) for (const next of linkedFrom(path)) reached.add(next);
  const lost = [...pages].filter(([path, html]) => isDestination(path, html) && !reached.has(path));
  expect(lost.map(([path]) => path)).toEqual([]);
});

test("the end credits name everything that package.json does, with a licence", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const credits = [
    ...(pages.get("/sdk") ?? "").matchAll(
      /<dt[^>]*>([^<]*)<\/dt><dd[^>]*>[\w.-]+(?:<!-- -->)? <span[^>]*>[^<]+</g,
    ),
  ].map((credit) => credit[1]);
  expect(credits.toSorted()).toEqual(
    Object.keys({ ...dependencies, ...devDependencies }).toSorted(),
  );
});
