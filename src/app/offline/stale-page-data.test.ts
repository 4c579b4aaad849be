/** @jest-environment jsdom */
import { skipStaleHydration } from "./stale-page-data";

interface Page {
  /** Hashes of the page's scripts, and of the data loaded for them. */
  scripts: string;
  data?: string;
  path?: string;
  isControlled?: boolean;
}

function isLeftAsBuilt({ scripts, data, path = "/explore", isControlled = true }: Page): boolean {
  window.history.replaceState(null, "", path);
  Object.assign(window, {
    ___webpackCompilationHash: scripts,
    ___loader: { loadPageSync: () => data && { page: { webpackCompilationHash: data } } },
  });
  Object.defineProperty(navigator, "serviceWorker", {
    value: { controller: isControlled ? {} : null },
    configurable: true,
  });
  return skipStaleHydration() !== undefined;
}

test("a cached page with data of another build is not hydrated", () => {
  expect(isLeftAsBuilt({ scripts: "a", data: "b" })).toBe(true);
});

test("all other pages come to life", () => {
  expect(isLeftAsBuilt({ scripts: "a", data: "a" })).toBe(false);
  expect(isLeftAsBuilt({ scripts: "a" })).toBe(false);
  expect(isLeftAsBuilt({ scripts: "a", data: "b", isControlled: false })).toBe(false);
  expect(isLeftAsBuilt({ scripts: "a", data: "b", path: "/offline?page=%2F" })).toBe(false);
});

test("links work on a page that is left as it was built", () => {
  let followed = 0;
  window.followEarlyLink = () => {
    followed += 1;
  };
  isLeftAsBuilt({ scripts: "a", data: "b" });
  skipStaleHydration()?.();
  expect(followed).toBe(1);
});
