import { render, screen, within } from "@testing-library/react";
import { SiteFooter } from "./site-footer";

const site = {
  title: "Encore",
  tagline: "The fan’s stage guide",
  notice: "Encore is an unofficial fan guide.",
  address: "",
  share: { twitter: "https://t.example/?url=", facebook: "https://f.example/?u=" },
  links: { facebook: "https://f.example/game", twitter: "" },
  facts: { gathered: "2026-11-20" },
};
jest.mock("gatsby", () => ({
  ...jest.requireActual<object>("gatsby"),
  useStaticQuery: () => ({
    site,
    legal: { nodes: [] },
  }),
}));

afterEach(() => {
  site.address = "";
});

const shareTargets = () =>
  within(screen.getByRole("navigation", { name: "Share this page" }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

it("shares the page's address on Facebook and Twitter: the site's, if known", () => {
  site.address = "https://encore.example";
  render(<SiteFooter path="/explore/units" />);
  const page = encodeURIComponent("https://encore.example/explore/units");
  expect(shareTargets()).toEqual([
    `https://f.example/?u=${page}`,
    `https://t.example/?url=${page}`,
  ]);
});

it("omits a sharing service without an address", () => {
  const { facebook } = site.share;
  site.share.facebook = "";
  render(<SiteFooter path="/" />);
  expect(shareTargets()).toHaveLength(1);
  expect(screen.getByRole("contentinfo")).not.toHaveTextContent("Share on Facebook");
  site.share.facebook = facebook;
});
