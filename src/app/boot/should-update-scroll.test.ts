import { shouldUpdateScroll } from "./should-update-scroll";

const shouldScroll = (address: string, before?: string, action?: "PUSH") => {
  const at = (href: string) => {
    const { pathname, hash } = new URL(href, "https://encore.test");
    return { location: { pathname, hash, action } } as never;
  };
  return shouldUpdateScroll({
    prevRouterProps: before === undefined ? undefined : at(before),
    routerProps: at(address),
  });
};

it("has Gatsby scroll by a link within a page", () => {
  expect(shouldScroll("/explore#trips", "/explore", "PUSH")).toBe(true);
  expect(shouldScroll("/explore/units?unit=fine", "/explore/units", "PUSH")).toBe(true);
  expect(shouldScroll("/#about", "/", "PUSH")).toBe(true);
});

it("leaves the home page to scroll to its sections itself", () => {
  expect(shouldScroll("/#news", "/#updates", "PUSH")).toBe(false);
  expect(shouldScroll("/main", "/main#news", "PUSH")).toBe(false);
});

it("ignores other pages, history steps, and documents loaded by the browser", () => {
  expect(shouldScroll("/#news", "/explore/units", "PUSH")).toBe(false);
  expect(shouldScroll("/explore/units", "/explore/units?unit=fine")).toBe(false);
  expect(shouldScroll("/explore/units")).toBe(false);
  expect(shouldScroll("/explore#trips")).toBe(false);
});
