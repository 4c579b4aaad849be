import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { PageHead } from "./page-head";
import { SITE_HEAD } from "./site-head";

const defaults = {
  title: "Encore",
  tagline: "The fan’s stage guide",
  description: "A guide.",
  address: "",
};
jest.mock("gatsby", () => ({
  ...jest.requireActual<object>("gatsby"),
  useStaticQuery: () => ({ defaults }),
}));

afterEach(() => {
  defaults.address = "";
});

const content = (selector: string) => document.querySelector(selector)?.getAttribute("content");
const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute("href");

it("uses absolute addresses of page and picture if the site's address is known", () => {
  defaults.address = "https://encore.example";
  render(<PageHead title="Unit members" path="/explore/units/" />);
  expect(document.title).toBe("Unit members · Encore");
  expect(canonical()).toBe("https://encore.example/explore/units");
  expect(content('[property="og:url"]')).toBe("https://encore.example/explore/units");
  expect(content('[property="og:image"]')).toBe("https://encore.example/social/explore/units.jpg");
  expect(content('[property="og:image:width"]')).toBe("1200");
  expect(content('[property="og:image:height"]')).toBe("630");
  expect(content('[property="og:image:alt"]')).toMatch(/poster/);
  expect(content('[name="twitter:card"]')).toBe("summary_large_image");
});

it("omits address and picture for shared links if the site's address is unknown", () => {
  render(<PageHead path="/" />);
  expect(document.title).toBe("Encore: The fan’s stage guide");
  expect(canonical()).toBe("/");
  expect(content('[property="og:title"]')).toBe("Encore: The fan’s stage guide");
  for (const name of ["og:url", "og:image", "og:image:alt"]) {
    expect(content(`[property="${name}"]`)).toBeUndefined();
  }
  expect(content('[name="twitter:card"]')).toBeUndefined();
});

it("sets the canonical address of a second address, with its own picture", () => {
  defaults.address = "https://encore.example";
  render(<PageHead title="Home" path="/main" canonical="/" />);
  expect(canonical()).toBe("https://encore.example/");
  expect(content('[property="og:url"]')).toBe("https://encore.example/");
  expect(content('[property="og:image"]')).toBe("https://encore.example/social/main.jpg");
});

it("links the published data of the page's record, if there is one", () => {
  const data = () => document.querySelector('link[type="application/json"]')?.getAttribute("href");
  const { unmount } = render(
    <PageHead path="/explore/units/fine" data="/data/v1/units/fine.json" />,
  );
  expect(data()).toBe("/data/v1/units/fine.json");
  unmount();
  defaults.address = "https://encore.example";
  render(<PageHead path="/explore/units/fine" data="/data/v1/units/fine.json" />);
  expect(data()).toBe("https://encore.example/data/v1/units/fine.json");
});

it("asks search engines not to index a hidden page", () => {
  render(<PageHead title="Page not found" path="/404.html" noIndex />);
  expect(content('[name="robots"]')).toBe("noindex");
  expect(canonical()).toBeUndefined();
  expect(content('[property="og:image"]')).toBeUndefined();
});

it("sets the theme colour of the browser", () => {
  render(<>{SITE_HEAD}</>);
  const tokens = readFileSync("src/ui/tokens/tokens.css", "utf8");
  expect(tokens).toContain(`--primary: ${content('[name="theme-color"]')};`);
});
