import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
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
    legal: {
      nodes: [
        { slug: "agreement", title: "Service agreement" },
        { slug: "ip-standard", title: "IP guidelines" },
        { slug: "privacy", title: "Privacy policy" },
      ],
    },
  }),
}));

afterEach(() => {
  site.address = "";
});

const footer = () => screen.getByRole("contentinfo");
const shareTargets = () =>
  within(screen.getByRole("navigation", { name: "Share this page" }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

it("opens the IP guidelines, privacy and the service agreement in new tabs of their own", () => {
  render(<SiteFooter path="/" />);
  const links = within(screen.getByRole("navigation", { name: "Legal" })).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/agreement",
    "/ip-standard",
    "/privacy",
  ]);
  for (const link of links) {
    expect(link).toHaveAttribute("target", "_blank");
    expect(link.getAttribute("rel")).toMatch(/\bnoopener\b/);
    expect(link).toHaveAccessibleName(/opens in a new tab/);
  }
});

it("shares the page's own address on Facebook and Twitter: the site's, once that is known", () => {
  site.address = "https://encore.example";
  render(<SiteFooter path="/explore/units" />);
  const page = encodeURIComponent("https://encore.example/explore/units");
  expect(shareTargets()).toEqual([
    `https://f.example/?u=${page}`,
    `https://t.example/?url=${page}`,
  ]);
});

it("shares the address in the browser's bar where the site does not know its own", () => {
  const { rerender } = render(<SiteFooter path="/privacy" />);
  expect(shareTargets()[0]).toBe("https://f.example/?u=http%3A%2F%2Flocalhost%2Fprivacy");
  rerender(<SiteFooter path="/trip03" />);
  expect(shareTargets()[1]).toBe("https://t.example/?url=http%3A%2F%2Flocalhost%2Ftrip03");
});

it("is built with links for a script to complete where the site does not know its own address", () => {
  const built = document.createElement("div");
  built.innerHTML = renderToString(<SiteFooter path="/privacy" />);
  const awaited = built.querySelectorAll(".awaited a");
  expect([...awaited].map((link) => link.getAttribute("href"))).toEqual([
    site.share.facebook,
    site.share.twitter,
  ]);
  site.address = "https://encore.example";
  built.innerHTML = renderToString(<SiteFooter path="/privacy" />);
  expect(built.querySelectorAll("[href*=encore\\.example]")).toHaveLength(2);
  expect(built.querySelector(".awaited")).toBeNull();
});

it("leaves out a way to share whose address is not known", () => {
  const { facebook } = site.share;
  site.share.facebook = "";
  render(<SiteFooter path="/" />);
  expect(shareTargets()).toHaveLength(1);
  expect(footer()).not.toHaveTextContent("Share on Facebook");
  site.share.facebook = facebook;
});

it("leads with our mark to what the site is, and says it in short", () => {
  render(<SiteFooter path="/" />);
  expect(screen.getByRole("link", { name: /^Encore!/ })).toHaveAttribute("href", "/about");
  expect(footer()).toHaveTextContent("Encore is an unofficial fan guide.");
});

it("leads to the official pages of the game", () => {
  render(<SiteFooter path="/" />);
  const official = screen.getByRole("navigation", { name: "Official pages of the game" });
  expect(within(official).getByRole("link")).toHaveAttribute("href", "https://f.example/game");
});

it.each([
  ["the rating", /12\+ ?Mild violence/],
  ["that the game costs nothing at first", /Free to download, with optional purchases/],
  ["moderation", /Play in moderation/],
  ["the years", /© 2009–2020/],
])("says %s, before any script runs", (_, words) => {
  const text = renderToString(<SiteFooter path="/" />).replaceAll(/<[^>]*>/g, "");
  expect(text).toMatch(words);
});
