import type { PageHead } from "./site-files/page-head";
import { robotsTxt, sitemapXml } from "./crawlers";

const ADDRESS = "https://encore.example";
const head = (path: string, more: Partial<PageHead> = {}): PageHead => ({
  path,
  title: path,
  description: "",
  canonical: `${ADDRESS}${path}`,
  hidden: false,
  ...more,
});

test("robots.txt lets everybody in, and names the sitemap where its address is known", () => {
  expect(robotsTxt("")).toBe("User-agent: *\nDisallow:\n");
  expect(robotsTxt(ADDRESS)).toBe(
    "User-agent: *\nDisallow:\n\nSitemap: https://encore.example/sitemap.xml\n",
  );
});

test("the sitemap holds each page that counts, with its whole address", () => {
  const { canonical: _, ...nowhere } = head("/404.html", { hidden: true });
  const sitemap = sitemapXml(
    [
      head("/"),
      head("/explore/units"),
      head("/main", { canonical: `${ADDRESS}/` }),
      head("/a&b"),
      nowhere,
    ],
    ADDRESS,
  );
  expect([...(sitemap ?? "").matchAll(/<loc>([^<]*)/g)].map(([, loc]) => loc)).toEqual([
    `${ADDRESS}/`,
    `${ADDRESS}/a&amp;b`,
    `${ADDRESS}/explore/units`,
  ]);
});

test("there is no sitemap without an address", () => {
  expect(sitemapXml([head("/", { canonical: "/" })], "")).toBeUndefined();
});
