import { render, screen } from "@testing-library/react";
import { CachedPages } from "./cached-pages";

/** Mocks the cache of pages, which jsdom lacks. */
function keep(pages: Record<string, string>): void {
  const cache = {
    keys: async () => Object.keys(pages).map((path) => ({ url: `http://localhost${path}` })),
    match: async ({ url }: { url: string }) => ({ text: async () => pages[new URL(url).pathname] }),
  };
  Object.assign(window, { caches: { open: async () => cache } });
}

afterEach(() => Reflect.deleteProperty(window, "caches"));

test("cached pages are listed by title", async () => {
  keep({
    "/b": '<html><title data-gatsby-head="true">Rei &amp; friends · Encore</title>',
    "/a": "<title>Eden · Encore</title><svg><title>No</title></svg>",
    "/untitled": "<p>nothing</p>",
    "/offline": "<title>You are offline · Encore</title>",
  });
  render(<CachedPages />);
  const links = await screen.findAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["/untitled", "/untitled"],
    ["Eden", "/a"],
    ["Rei & friends", "/b"],
  ]);
});

test("a device without cached pages has a message", async () => {
  keep({});
  render(<CachedPages />);
  expect(await screen.findByText("No page is saved on this device yet.")).toBeInTheDocument();
});

test("a browser without a cache has the same message", async () => {
  render(<CachedPages />);
  expect(await screen.findByText("No page is saved on this device yet.")).toBeInTheDocument();
});

test("denied storage counts as empty", async () => {
  Object.assign(window, { caches: { open: () => Promise.reject(new Error("SecurityError")) } });
  render(<CachedPages />);
  expect(await screen.findByText("No page is saved on this device yet.")).toBeInTheDocument();
});
